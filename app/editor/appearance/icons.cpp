#include "app/editor/appearance/icons.h"

#include "app/editor/appearance/appearance.h"

#include <QByteArray>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

// The macro must be used outside of every namespace.
static void initialiseIcons() { Q_INIT_RESOURCE(icons); }

namespace thicket::editor {

namespace {

QByteArray svgOf(const QString& name)
{
    initialiseIcons();
    QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
    const bool isKnown = file.open(QIODevice::ReadOnly);
    Q_ASSERT_X(isKnown, "icon", qPrintable(name));
    return isKnown ? file.readAll() : QByteArray();
}

/// Renders the SVG in the present colour, at exactly the pixels asked for.
class VectorIcon : public QIconEngine {
public:
    VectorIcon(const QString& name, const Appearance& appearance, CheckedIcon checked)
        : m_name(name), m_svg(svgOf(name)), m_appearance(appearance), m_checked(checked)
    {}

    QIconEngine* clone() const override { return new VectorIcon(*this); }
    QString key() const override { return QStringLiteral("thicket"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return m_svg.isEmpty(); }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override
    {
        return rendered(size, color(mode, state));
    }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override
    {
        const qreal ratio = painter->device()->devicePixelRatioF();
        QPixmap image = rendered((QSizeF(rect.size()) * ratio).toSize(), color(mode, state));
        image.setDevicePixelRatio(ratio);
        painter->drawPixmap(rect, image);
    }

private:
    QColor color(QIcon::Mode mode, QIcon::State state) const
    {
        const drawing::Palette& palette = m_appearance.palette();
        if (mode == QIcon::Disabled)
            return palette.disabled;
        if (state == QIcon::Off)
            return palette.text;
        return m_checked == CheckedIcon::accent ? palette.accent : palette.onAccent;
    }

    /// `size` is in device pixels.
    QPixmap rendered(const QSize& size, const QColor& color) const
    {
        if (size.isEmpty() || m_svg.isEmpty())
            return {};
        const QString key = QStringLiteral("thicket/%1/%2x%3/%4")
                                .arg(m_name)
                                .arg(size.width())
                                .arg(size.height())
                                .arg(color.name());
        QPixmap image;
        if (QPixmapCache::find(key, &image))
            return image;
        QByteArray svg = m_svg;
        svg.replace("currentColor", color.name().toLatin1());
        QSvgRenderer renderer(svg);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        image = QPixmap(size);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        QPixmapCache::insert(key, image);
        return image;
    }

    QString m_name;
    QByteArray m_svg;
    const Appearance& m_appearance;
    CheckedIcon m_checked;
};

} // namespace

QIcon icon(const QString& name, const Appearance& appearance, CheckedIcon checked)
{
    return QIcon(new VectorIcon(name, appearance, checked)); // QIcon owns its engine
}

} // namespace thicket::editor
