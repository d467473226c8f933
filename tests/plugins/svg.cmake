# Drawings in SVG, beside what renderers make of them.
thicket_test(svgroundtrip SOURCES plugins/svg/svgroundtriptest.cpp plugins/svg/svgfiles.h
    plugins/anymap.h
  LIBRARIES thicket-plugin-host thicket-nav Qt6::Gui Qt6::Svg
  DEPENDS thicket-format-svg thicket-format-csv)
thicket_test(svgimport SOURCES plugins/svg/svgimporttest.cpp
  LIBRARIES thicket-plugin-host Qt6::Gui
  DEPENDS thicket-format-svg)
thicket_test(svgstyle SOURCES plugins/svg/svgstyletest.cpp plugins/svg/drawncontent.h
    plugins/svg/selectors.h
  LIBRARIES thicket-plugin-host Qt6::Gui
  DEPENDS thicket-format-svg)
thicket_test(svgpicture SOURCES plugins/svg/svgpicturetest.cpp plugins/svg/anydrawing.h
  LIBRARIES thicket-plugin-host thicket-nav thicket-test-everymap Qt6::Gui Qt6::Svg
  DEPENDS thicket-format-svg)
thicket_test_shared_maps(svgpicture)
thicket_test(formatcurves SOURCES plugins/shapes/curvestest.cpp LIBRARIES thicket-format-shapes)
thicket_test(formatrings SOURCES plugins/shapes/holedringstest.cpp LIBRARIES thicket-format-shapes)
