"""Import names whose distribution on PyPI has another name: the first question of everybody who misses one."""

from __future__ import annotations

DISTRIBUTIONS = dict(
    pair.split("=")
    for pair in (
        "Crypto=pycryptodome Cryptodome=pycryptodomex MySQLdb=mysqlclient OpenSSL=pyOpenSSL PIL=Pillow Xlib=python-xlib "
        "absl=absl-py apt=python-apt arango=python-arango attr=attrs bio=biopython Bio=biopython bs4=beautifulsoup4 "
        "bson=pymongo cairo=pycairo cartopy=Cartopy cassandra=cassandra-driver cv2=opencv-python dateutil=python-dateutil "
        "dns=dnspython docx=python-docx dotenv=python-dotenv elftools=pyelftools engineio=python-engineio "
        "faiss=faiss-cpu fitz=PyMuPDF flask_cors=Flask-Cors flask_login=Flask-Login flask_sqlalchemy=Flask-SQLAlchemy "
        "git=GitPython github=PyGithub gitlab=python-gitlab gi=PyGObject google.protobuf=protobuf googleapiclient=google-api-python-client "
        "grpc=grpcio grpc_status=grpcio-status hydra=hydra-core igraph=python-igraph jose=python-jose jwt=PyJWT "
        "kafka=kafka-python kubernetes=kubernetes ldap=python-ldap ldap3=ldap3 levenshtein=python-Levenshtein "
        "Levenshtein=python-Levenshtein lz4=lz4 magic=python-magic markdown=Markdown memcache=python-memcached "
        "mpl_toolkits=matplotlib multipart=python-multipart nacl=PyNaCl OpenGL=PyOpenGL odf=odfpy opentelemetry=opentelemetry-api "
        "osgeo=GDAL past=future pkg_resources=setuptools pptx=python-pptx psycopg2=psycopg2-binary pylab=matplotlib "
        "pymysql=PyMySQL pysnmp=pysnmp pythoncom=pywin32 pywintypes=pywin32 qrcode=qrcode rest_framework=djangorestframework "
        "ruamel=ruamel.yaml sass=libsass scrapy=Scrapy serial=pyserial setproctitle=setproctitle skimage=scikit-image "
        "sklearn=scikit-learn slugify=python-slugify snappy=python-snappy socketio=python-socketio socks=PySocks "
        "sphinx=Sphinx sqlalchemy=SQLAlchemy telegram=python-telegram-bot tlz=toolz tornado=tornado twisted=Twisted "
        "usb=pyusb uvloop=uvloop vlc=python-vlc webview=pywebview websocket=websocket-client werkzeug=Werkzeug "
        "win32api=pywin32 win32con=pywin32 win32gui=pywin32 wx=wxPython xdg=pyxdg yaml=PyYAML zmq=pyzmq zoneinfo_backport=backports.zoneinfo"
    ).split()
)
"""Import name → distribution."""
