"""Small props under the arena's light (the light of scene_puck and scene_huddle). v=pylons | blade | tape | lone."""
import sys,os; sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
from hlib import *
V=ARG.get('v','pylons'); s=reset(); R=random.Random(12)
def arena(lines,turn=0.,k=1.,frost=.14,tile=1.8,back=1.15,scr='scr_close'):
    """navy ice with markings, the blurred stand behind, a cool rim from the left, a warm one from the right, a soft top light"""
    ice=m_ice(scr,tile,lines_at(lines),rough=.06,scr_bump=.8,frost=frost,scrw=.6,ntile=6.,tint=(.055,.125,.25),bump_dist=.0011)
    plane(60,60,(0,0,0),ice).rotation_euler=(0,0,math.radians(turn))
    backdrop(f'{TEX}/bokeh.hdr',25,8.33,(0,20,4.16),back)
    world_color((.004,.009,.026),.8)
    area((-1.5*k,1.7*k,1.3*k),(0,0,.05),.7*k,80*k*k,(.55,.78,1.),.4*k)
    area((1.7*k,1.0*k,.8*k),(0,0,.05),.5*k,46*k*k,(1.,.50,.22),.25*k)
    spot((.4*k,-.8*k,2.6*k),(0,0,0),360*k*k,.5,1.,(.94,.97,1.),.25*k)
    area((0,7,6),(0,1,0),5,110,(.66,.85,1.),.6)
C=Chips(m_snow(),R)
def dust(n,cx,cy,rx,ry,mx=1.3):
    for i in range(n): r=min(mx,R.lognormvariate(-1.05,.55)); C.put(cx+R.gauss(0,rx),cy+R.gauss(0,ry),r*.0006,r)
pm=m_puck(.4)
def pile(*ps):
    for x,y,z in ps: puck((x,y,.0127+.0254*z),(0,0,R.random()*6),pm)
if V=='pylons':
    arena([('x',.55,.305,BLUE)],turn=-58)
    pylon((.02,.12,0),rot=.35); pylon((.33,.42,0),rot=.1); pylon((.66,.80,0),rot=.7); pylon((1.05,1.25,0),rot=.3)
    pile((.20,-.10,0),(.275,-.015,0),(.13,-.015,0),(.205,-.045,1)); dust(2600,.2,.1,.4,.3)
    camera((-.02,-.98,.185),(-.02,.2,.10),38,4.5,(.1,.05,.08),shift=(-.07,.015))
elif V=='blade':
    arena([('x',-.16,.305,RED)],turn=-62,k=.8)
    k=dict(kind='wood',shaft='#ffffff',blade='#ffffff',blade_kind='wood',tape=PAL['rani'],tape_from=.02,tape_to=0.,knob=PAL['rani'],bands=[(.55,.66,PAL['marigold'],1),(.68,.70,PAL['navy'],1)],step=.006,tape_step=.0016,seed=3,length=1.3,hand=1)
    me=stick_mesh(**k); o=link(bpy.data.objects.new('stick',me)); H=me['heel']; turn=math.pi-math.radians(134)
    A=Matrix.Rotation(math.radians(90),4,'X'); Rz=Matrix.Rotation(-turn,4,'Z')
    o.matrix_world=Matrix.Translation((-.12,.02,.040))@Matrix.Rotation(math.radians(-14),4,'Z')@Matrix.Rotation(math.radians(12),4,'X')@A@Rz@Matrix.Translation((-H,0,0))
    pile((.085,-.075,0)); dust(2400,.03,-.02,.2,.09)
    for i in range(1500): u=R.random(); C.put(.20+.30*u+R.gauss(0,.02),-.05+.10*u+R.gauss(0,.02),abs(R.gauss(0,.004)),min(1.5,R.lognormvariate(-.8,.5)))
    camera((.07,-.70,.12),(.03,0,.062),44,4.5,(.06,-.06,.03),shift=(-.13,.02))
elif V=='tape':
    arena([('disc',.1,.1,.34,BLUE),('ring',.1,.1,.36,.03,(.8,.86,.92))],turn=0,k=.8)
    h=.0245; P=PAL
    def flat(c,x,y,n=0): tape_roll(P[c],(x,y,h*(n+.5)),(0,0,R.random()*6))
    flat('marigold',-.045,-.01); flat('rani',.052,.022); flat('sky',.0,.012,1); flat('violet',-.07,.085); flat('white',.028,.112); flat('red',.028,.112,1)
    flat('red',.15,.085); flat('marigold',.15,.085,1); flat('aurora',.15,.085,2)
    tape_roll(P['aurora'],(-.165,.005,.042),(math.pi/2,0,.42)); tape_roll(P['rani'],(.145,-.035,.042),(math.pi/2,0,-.62))
    pile((.27,.03,0)); dust(1700,.02,.0,.2,.08,.9)
    camera((.04,-.80,.20),(.04,.02,.036),44,4.5,(.0,-.02,.03),shift=(-.16,.02))
elif V=='lone':
    arena([('x',0,.305,BLUE)],turn=90,k=1.6,frost=.2)
    goal((0,19.,0)); area((-2.,16.,4.),(0,19,.6),1.5,900,(.7,.86,1.)); area((2.5,17.5,2.),(0,19,.6),.8,420,(1.,.52,.24))
    pile((0,0,0)); dust(300,0,0,.25,.2)
    camera((-.06,-1.15,.10),(-.02,0,.085),50,5.6,(0,-.03,.015),shift=(-.12,.08))
render('props_'+V,w=1600,h=900,spp=96)
