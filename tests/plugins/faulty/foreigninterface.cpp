#include <QObject>
#include <QtPlugin>

class ForeignInterface : public QObject {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID "org.example.Painter/3" FILE "foreigninterface.json")
};

#include "foreigninterface.moc"
