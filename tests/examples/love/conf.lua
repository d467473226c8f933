function love.conf(t)
    t.identity = "thicket-forest"
    t.version = "11.4"
    t.window.title = "Thicket in LÖVE"
    t.window.width, t.window.height = 1020, 680
    t.window.msaa = 4
    t.modules.audio, t.modules.sound = false, false
end
