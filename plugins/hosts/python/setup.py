"""Builds a wheel of `import thicket` with CMake:
pip wheel plugins/hosts/python --no-build-isolation --no-deps -w dist
Without the isolation nothing is fetched: setuptools, wheel and pybind11 are the system's. CMAKE_ARGS
are passed on. THICKET_PYTHON_MODULE names a module that is built already."""
import os
import pathlib
import shutil
import subprocess
import sys

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = pathlib.Path(__file__).resolve().parent
SOURCE = HERE.parents[2]
BUILT = SOURCE / "build" / "wheel"  # nothing is written beside the sources
BUILT.mkdir(parents=True, exist_ok=True)


class CMakeBuild(build_ext):
    """One extension, which the target thicket-python builds."""

    def build_extension(self, extension):
        module = os.environ.get("THICKET_PYTHON_MODULE") or self.build_module()
        target = pathlib.Path(self.get_ext_fullpath(extension.name)).resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(module, target)
        stubs = target.parent / "thicket-stubs"
        stubs.mkdir(exist_ok=True)
        shutil.copy(HERE / "thicket.pyi", stubs / "__init__.pyi")
        shutil.copy(SOURCE / "LICENSE", stubs)

    def build_module(self):
        build = pathlib.Path(self.build_temp).resolve()
        build.mkdir(parents=True, exist_ok=True)
        generator = ["-G", "Ninja"] if shutil.which("ninja") else []
        subprocess.run(["cmake", "-S", str(SOURCE), "-B", str(build), *generator,
                        "-DCMAKE_BUILD_TYPE=Release", "-DTHICKET_EDITOR=OFF",
                        "-DTHICKET_PLUGINS=OFF", "-DTHICKET_TESTS=OFF", "-DTHICKET_PYTHON=ON",
                        f"-DPython_EXECUTABLE={sys.executable}",
                        *os.environ.get("CMAKE_ARGS", "").split()], check=True)
        subprocess.run(["cmake", "--build", str(build), "--target", "thicket-python"], check=True)
        module, = (build / "python").glob("thicket.*.so")
        return module


setup(ext_modules=[Extension("thicket", [])], cmdclass={"build_ext": CMakeBuild}, py_modules=[],
      options={"build": {"build_base": str(BUILT)}, "egg_info": {"egg_base": str(BUILT)}})
