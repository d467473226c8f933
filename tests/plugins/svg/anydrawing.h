#pragma once

#include <QByteArray>

#include <cstdint>
#include <random>

namespace thicket::test {

/// Draws at random with everything that draws, in a square of 400 units. Shapes are black. Rings
/// may cross, but not those of one path.
class AnyDrawing {
public:
    explicit AnyDrawing(std::uint64_t seed) : m_random(seed) {}

    QByteArray make()
    {
        QByteArray text = "<svg xmlns='http://www.w3.org/2000/svg' "
                          "xmlns:xlink='http://www.w3.org/1999/xlink' width='800' height='800' "
                          "viewBox='0 0 400 400' fill-rule='evenodd'>"
                          "<style>.line{fill:none;stroke:black;stroke-width:4}</style>"
                          "<defs><symbol id='s' viewBox='-20 -10 40 20' overflow='visible'>"
                          "<circle r='9'/></symbol>"
                          "<g id='t'><rect x='-12' y='-8' width='14' height='9'/></g></defs>";
        for (int i = 0; i < 8; ++i)
            text += "<g transform='" + transform(true) + "'>" + filled() + filled() + "</g>";
        for (int i = 0; i < 4; ++i)
            text += "<g transform='" + transform(false) +
                    "' stroke-linecap='round' stroke-linejoin='round'>" + lined() + "</g>";
        text += "<use xlink:href='#s' x='" + number(0, 300) + "' y='" + number(0, 300) +
                "' width='80' height='40'/>";
        text += "<use href='#t' transform='" + transform(true) + "'/>";
        text +=
            "<svg x='" + number(0, 200) +
            "' y='50' width='100' height='60' viewBox='0 0 50 50' "
            "preserveAspectRatio='xMaxYMin'>" +
            ("<ellipse cx='25' cy='50%' rx='" + number(4, 60) + "' ry='" + number(4, 60) + "'/>") +
            "</svg>";
        return text + "</svg>";
    }

private:
    double value(double least, double most)
    {
        return least + (most - least) * double(m_random() >> 11) * 0x1p-53;
    }
    QByteArray number(double least, double most)
    {
        return QByteArray::number(value(least, most), 'g', 6);
    }
    int whole(int below) { return int(m_random() % std::uint64_t(below)); }
    QByteArray pair(double least, double most)
    {
        return number(least, most) + (whole(2) ? "," : " ") + number(least, most);
    }

    QByteArray transform(bool mayStretch)
    {
        QByteArray text = "translate(" + pair(80, 320) + ") rotate(" + number(-180, 180) + ")";
        if (mayStretch && whole(2))
            text += " scale(" + number(0.5, 1.8) + ", " + number(-1.8, -0.5) + ") skewX(" +
                    number(-30, 30) + ")";
        else
            text += " scale(" + number(0.6, 1.5) + ")";
        return text;
    }

    QByteArray filled()
    {
        switch (whole(6)) {
        case 0:
            return "<circle cx='" + number(-20, 20) + "' cy='3' r='" + number(3, 25) + "'/>";
        case 1:
            return "<ellipse rx='" + number(3, 30) + "' ry='" + number(3, 30) + "'/>";
        case 2:
            return "<rect x='-10' y='5' width='" + number(10, 40) + "' height='" + number(10, 40) +
                   "' rx='" + number(0, 30) + "'/>";
        case 3:
            return "<polygon points='" + pair(-40, 40) + " " + pair(-40, 40) + " " + pair(-40, 40) +
                   " " + pair(-40, 40) + "'/>";
        case 4:
            return holed();
        default:
            return "<path d='" + curve() + "z'/>";
        }
    }

    /// Rings in each other, in either sense and with either rule.
    QByteArray holed()
    {
        QByteArray d;
        double radius = value(25, 40);
        for (int i = 0; i < 1 + whole(4); ++i) {
            const QByteArray r = QByteArray::number(radius);
            const QByteArray sense = whole(2) ? "1" : "0";
            if (whole(2))
                d += "M-" + r + " 0a" + r + " " + r + " 0 0" + sense + " " +
                     QByteArray::number(2 * radius) + " 0A" + r + " " + r + " 0 0 " + sense + " -" +
                     r + " 0z";
            else
                d += "M" + r + " 0L0 " + r + " -" + r + ",0 0-" + r + "z";
            radius /= 2;
        }
        return "<path fill-rule='" + QByteArray(whole(2) ? "evenodd" : "nonzero") + "' d='" + d +
               "'/>";
    }

    QByteArray curve()
    {
        QByteArray d = "M" + pair(-40, 40);
        for (int i = 0; i < 5; ++i) {
            switch (whole(12)) {
            case 0:
                d += "L" + pair(-40, 40) + " " + pair(-40, 40);
                break;
            case 1:
                d += "h" + number(-20, 20) + "V" + number(-40, 40);
                break;
            case 2:
                d += "C" + pair(-60, 60) + " " + pair(-60, 60) + " " + pair(-40, 40);
                break;
            case 3:
                d += "c" + pair(-30, 30) + " " + pair(-30, 30) + " " + pair(-20, 20) + "s" +
                     pair(-30, 30) + " " + pair(-20, 20);
                break;
            case 4:
                d += "S" + pair(-60, 60) + " " + pair(-40, 40);
                break;
            case 5:
                d += "Q" + pair(-60, 60) + " " + pair(-40, 40) + "T" + pair(-40, 40) + " " +
                     pair(-40, 40);
                break;
            case 6:
                d += "q" + pair(-30, 30) + " " + pair(-20, 20) + "t" + pair(-20, 20);
                break;
            case 7:
                d += "l" + pair(-20, 20) + "H" + number(-40, 40) + "v" + number(-9, 9);
                break;
            default:
                d += (whole(2) ? "A" : "a") + number(5, 40) + " " + number(5, 40) + " " +
                     number(-90, 90) + (whole(2) ? " 0 " : " 1 ") + (whole(2) ? "0" : "1") +
                     pair(-30, 30).prepend(' ');
            }
        }
        return d;
    }

    QByteArray lined()
    {
        switch (whole(4)) {
        case 0:
            return "<line class='line' x1='-30' x2='" + number(10, 40) + "' y2='12'/>";
        case 1:
            return "<polyline class='line' points='" + pair(-40, 40) + " " + pair(-40, 40) + " " +
                   pair(-40, 40) + "'/>";
        case 2:
            return "<polygon style='fill:none;stroke:#000;stroke-width:" + number(3, 9) +
                   "' points='" + pair(-40, 40) + " " + pair(-40, 40) + " " + pair(-40, 40) + "'/>";
        default:
            return "<path class='line' d='" + curve() + "'/>";
        }
    }

    std::mt19937_64 m_random;
};

} // namespace thicket::test
