import sys
from PIL import Image
p=sys.argv[1]
W,H=844,390
o=Image.new("RGB",(W*2+6,(H+6)*6))
for r,b in enumerate("alba noche mareo grada velada chispa".split()):
    for c in range(2):
        o.paste(Image.open(f"/tmp/q/{p}-{b}-{c}.png").convert("RGB"),(c*(W+6),r*(H+6)))
o.save(f"/tmp/q/{p}.png")
