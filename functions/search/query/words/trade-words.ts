/**
 * The words of the trade: what clerks call parts. One group a line.
 *
 * - `a = b = c`: all mean the same.
 * - `a > b = c`: who asks for a means b or c first; who asks for b is not shown a.
 * - `a ~ b = c`: who asks for a is also shown b and c; who asks for b is not shown a.
 *
 * A word is written in the singular. Words that are spelled in several ways (WORD_SPELLINGS) are written in one of them.
 * A phrase is in one group of `=`, so that all of a group find the same parts, and the left sides of `>` and `~` name
 * all of it. A group never has a position that tells its parts apart: an inner tie rod is a tie rod with one more word.
 */
export const TRADE_WORDS = `
# Positions
left = left side = left hand
right = right side = right hand
lf = front left
rf = front right
lr = rear left
rr = rear right
front left = left front
front right = right front
rear left = left rear
rear right = right rear

# Lamps
headlamp = head lamp
headlamp > headlamp assembly
tail lamp = taillamp
rear lamp ~ tail lamp
brake lamp = stop lamp = brakelamp
third brake lamp = 3rd brake lamp = high mount stop lamp = high mounted stop lamp = chmsl = center brake lamp
fog lamp = foglamp = driving lamp
signal lamp = turn signal = turn lamp = blinker = indicator = indicator lamp = direction indicator
corner lamp = cornering lamp = cornerlamp
side marker = marker lamp = side marker lamp = sidemarker
back up lamp = backup lamp = reverse lamp = reversing lamp
license plate lamp = tag lamp = number plate lamp = numberplate lamp = license lamp = plate lamp
daytime running lamp = drl
parking lamp = park lamp = position lamp
dome lamp = interior lamp = map lamp = courtesy lamp
hid ballast = headlamp ballast = xenon ballast
bulb = lamp bulb
bulb socket = bulb holder = lamp socket
headlamp lens = headlamp glass
headlamp switch = head lamp switch
lens = lense

# Body, front
bumper > bumper cover = bumper assembly
bumper cover = bumper skin = facia = fascia
bumper cover = bumper skin = facia = fascia ~ bumper assembly
bumper reinforcement = rebar = bumper bar = impact bar = crash bar = bumper beam = reinforcement bar = re bar
bumper absorber = energy absorber = bumper foam = impact absorber
bumper bracket = bumper mount = bumper retainer = bumper support
valance = air dam = lower valance = front spoiler = chin spoiler
grille > grille assembly
grille = radiator grille
hood = bonnet
hood > hood panel
hood latch = hood lock = bonnet latch = hood catch = bonnet catch = bonnet lock
hood hinge = bonnet hinge
hood strut = hood lift support = hood shock = hood prop = bonnet strut = bonnet stay
trunk strut = trunk lift support = trunk shock = boot strut ~ lift support
hood insulator = hood liner = hood pad = hood blanket
fender = wing panel = wing
wheel opening moulding = fender flare = wheel flare = wheel arch moulding = wheel arch trim = wheel lip moulding
fender > fender panel
fender liner = inner fender = splash shield = wheel well liner = wheelhouse liner = wheel liner = fender inner panel = fender inner
engine splash shield = belly pan = under cover = engine under cover = skid pan = lower splash shield
radiator support = rad support = core support = radiator core support = radiator panel
cowl = cowl panel = wiper cowl
header panel = nose panel = headlamp panel
mud guard = mud flap = splash guard = mudflap = mudguard

# Body, side and rear
door > door assembly = door shell
door shell = door assembly = door panel shell
door skin = outer door skin = door outer panel
door moulding = door side moulding = body side moulding = door trim
door handle = handle
outside door handle = exterior door handle = outer door handle
inside door handle = interior door handle = inner door handle
door latch = door lock = door lock actuator = lock actuator
door hinge = hinge
door check = door check strap = door stop = check strap
weatherstrip = weather strip = door seal = door gasket = weather stripping
mirror > side view mirror = mirror assembly = door mirror
side mirror = side view mirror = door mirror = wing mirror = mirror assembly = outside mirror = sideview mirror = power mirror
mirror cover = mirror cap
towing mirror = tow mirror = trailer mirror
rear view mirror = rearview mirror = inside mirror = interior mirror
quarter panel = rear quarter = qtr panel = 1 4 panel
rear fender = rear wing = bed side ~ quarter panel
rocker panel = sill = side sill = rocker
rocker moulding = side skirt
cab corner = cab panel
trunk lid = deck lid = decklid = boot lid = trunk = boot = rear deck lid
tailgate = tail gate
tailgate > tailgate shell
tailgate cable = tailgate chain = tailgate strap = tailgate support cable
liftgate = lift gate = hatch = hatchback = rear gate = back door
liftgate strut = liftgate lift support = liftgate shock = hatch shock = hatch strut = tailgate strut = gas strut
truck bed = pickup bed = bed assembly = pickup box = truck box = box assembly = cargo bed = cargo box
tonneau cover = bed cover = truck bed cover = tonneau = box cover
spoiler = rear spoiler = wing spoiler = deck spoiler
running board = side step = step bar = nerf bar
roof rack = luggage rack = cross bar
fuel door = gas door = fuel filler door = gas cap door = fuel lid
fuel cap = gas cap = filler cap
tow hook cover = tow eye cover = tow cover
emblem = badge = nameplate = logo
moulding = trim strip
body clip = push pin = trim clip = retainer clip = push clip = push type retainer

# Glass
windshield = windscreen = front glass = wind shield = window shield
windshield moulding = windscreen moulding = windshield trim
back glass = rear window = rear glass = back window = rear windshield = rear windscreen
door glass = side window = door window = side glass
quarter glass = quarter window = vent glass = vent window
mirror glass = mirror lens
window regulator = window lift = window lifter = power window regulator
window motor = power window motor = window regulator motor = window lift motor
window motor = power window motor = window regulator motor = window lift motor > window motor
window motor = power window motor = window regulator motor = window lift motor ~ window regulator
window switch = power window switch = master window switch
sunroof = sun roof = moonroof = moon roof

# Wipers and washers
wiper > wiper blade = wiper arm
wiper blade = wiper refill = windshield wiper = wiper insert
wiper arm = windshield wiper arm
wiper motor = windshield wiper motor
wiper linkage = wiper transmission
washer pump = windshield washer pump
washer reservoir = washer bottle = washer tank = washer fluid reservoir = washer fluid tank

# Cooling and heating
radiator = rad
radiator hose = coolant hose = rad hose
radiator cap = rad cap
radiator fan = cooling fan = fan assembly = electric fan = rad fan = engine fan = radiator cooling fan
fan shroud = radiator shroud = fan clutch shroud
fan clutch = viscous fan clutch
water pump = coolant pump = waterpump
thermostat = tstat
thermostat housing = water outlet = coolant outlet
coolant reservoir = coolant tank = overflow tank = expansion tank = coolant bottle = overflow bottle = surge tank = coolant recovery tank = recovery tank
heater core = heater matrix
blower motor = heater motor = fan motor = heater blower = blower = hvac blower
blower resistor = blower motor resistor = fan resistor
heater control = climate control = hvac control = temperature control = ac control
ac = air conditioning = air conditioner = a c = aircon
ac compressor = ac pump
ac condenser = condenser
ac evaporator = evaporator
ac drier = receiver drier = ac accumulator = accumulator = drier = receiver dryer
oil cooler = engine oil cooler
transmission cooler = trans cooler
intercooler = charge air cooler = inter cooler

# Brakes
brake pad = brake pad set = disc pad = disc brake pad = break pad
pad > brake pad
brake rotor = brake disc = disc rotor = rotor = brake disk = break rotor
brake shoe = shoe set = drum brake shoe = break shoe
brake drum = drum
brake caliper = caliper = brake calliper
brake hose = brake line = flex hose = brake flex line
brake master cylinder = master cylinder = master brake cylinder
wheel cylinder = brake wheel cylinder
brake booster = power brake booster = vacuum booster
parking brake cable = emergency brake cable = e brake cable = hand brake cable = handbrake cable
parking brake = emergency brake = e brake = hand brake
brake hardware = brake hardware kit = pad hardware
abs control unit = abs module = abs pump = abs modulator = anti lock brake unit = abs unit = abs control module
abs sensor = wheel speed sensor = speed sensor
brake > brake pad = brake rotor = brake caliper = brake shoe

# Steering and suspension
rack & pinion = rack and pinion = rack pinion = steering rack = steering gear = steering box = rack assembly = power steering rack = ps rack = gear box steering
steering knuckle = spindle = wheel spindle = spindle & knuckle = stub axle
knuckle > steering knuckle = spindle & knuckle
tie rod end = tie rod = track rod end = track rod
control arm = a arm = wishbone = track control arm
lower arm = lower control arm = lca
upper arm = upper control arm = uca
ball joint = balljoint
stabilizer bar link = sway bar link = sway link = anti roll bar link = stabilizer link = end link = swaybar link
stabilizer bar = sway bar = anti roll bar = roll bar = swaybar
stabilizer bushing = sway bar bushing
strut = strut assembly = macpherson strut = suspension strut
shock absorber = shock = damper
coil spring = suspension spring
leaf spring = leaf
strut mount = strut bearing = upper strut mount
trailing arm = semi trailing arm
subframe = sub frame = crossmember = engine cradle = suspension crossmember = k member = cross member = cradle
steering column = column assembly
steering wheel = stearing wheel
power steering pump = ps pump = p s pump
power steering hose = ps hose = power steering line
steering shaft = intermediate shaft
wheel hub = hub bearing = wheel hub assembly = wheel hub & bearing = hub assembly = wheel bearing = hub & bearing = hub and bearing

# Drivetrain
transmission = gearbox = trans = tranny = gear box = transaxle
transmission mount = trans mount = gearbox mount
transmission filter = trans filter
transmission pan = trans pan
transfer case = tcase = t case = xfer case
transfer case motor = shift motor
clutch > clutch kit
clutch kit = clutch set = clutch disc
clutch master cylinder = clutch master
clutch slave cylinder = slave cylinder
flywheel = fly wheel
flexplate = flex plate
torque converter = torque convertor
drive shaft = driveshaft = prop shaft = propeller shaft = propshaft
drive unit = electric motor = ev motor = traction motor = drive motor
cv axle shaft = cv axle = half shaft = axle shaft = halfshaft = cv shaft = drive axle = cv half shaft = cv joint axle
axle > cv axle shaft = axle shaft
cv boot = axle boot
cv joint = constant velocity joint
u joint = universal joint = ujoint
rear axle assembly = rear end = axle assembly = rear differential = rear diff = rearend
differential = diff = carrier assembly = third member = dif
differential = diff = carrier assembly = third member = dif ~ rear axle assembly
front differential = front carrier
center support bearing = carrier bearing = hanger bearing

# Engine
engine = motor
motor > engine long block = engine assembly
engine > engine long block = engine assembly
engine mount = motor mount = engine support
engine assembly = complete engine = long block = motor assembly
cylinder head = head assembly
cylinder head gasket = head gasket
head bolt = cylinder head bolt
valve cover = rocker cover = cam cover
valve cover gasket = rocker cover gasket
oil pan = oil sump = sump
oil pump = engine oil pump
timing chain = timing chain kit = cam chain
timing belt = cam belt = timing belt kit
timing cover = front cover
belt tensioner = drive belt tensioner = tensioner = serpentine belt tensioner
idler pulley = belt idler
serpentine belt = drive belt = serp belt = fan belt = accessory belt = v belt = multi rib belt
harmonic balancer = crank pulley = crankshaft pulley = vibration damper
camshaft = cam shaft
crankshaft = crank shaft
piston = piston assembly
piston ring = ring set
intake manifold = inlet manifold
exhaust manifold = header = exhaust header = manifold exhaust
manifold gasket = intake gasket
throttle body = throttle housing
turbocharger = turbo = turbo charger
supercharger = super charger = blower supercharger
egr valve = exhaust gas recirculation valve
pcv valve = crankcase vent valve = positive crankcase ventilation valve
spark plug = sparkplug = plug spark
spark plug wire = ignition wire = plug wire = ignition cable = spark plug lead
ignition coil = coil pack = spark coil = coilpack
coil > ignition coil
distributor = ignition distributor
glow plug = heater plug
engine air filter = air filter = air cleaner element = air cleaner filter
air cleaner = air box = airbox = air filter housing = air cleaner assembly
air intake hose = intake hose = air duct = intake duct = air tube
oil filter = engine oil filter
oil cap = oil filler cap
dipstick = oil dipstick

# Fuel and exhaust
fuel tank = gas tank = petrol tank
fuel pump = gas pump = fuel pump module = fuel pump assembly = petrol pump
fuel filter = gas filter
fuel injector = injector = injection nozzle
fuel rail = injector rail
fuel sending unit = fuel sender = fuel level sensor = fuel gauge sender
filler neck = fuel neck = gas filler neck
charcoal canister = evap canister = vapor canister
purge valve = purge solenoid = vapor canister valve
catalytic converter = cat converter = cat = catalyst = catalytic convertor = cat con
muffler = silencer = exhaust muffler = exhaust box
exhaust pipe = tail pipe = tailpipe
exhaust gasket = manifold flange gasket
oxygen sensor = o2 sensor = lambda sensor = o2
mass air flow sensor = maf sensor = maf = air flow meter = mass airflow sensor = airflow sensor
map sensor = manifold pressure sensor = manifold absolute pressure sensor
throttle position sensor = tps sensor

# Electrical
alternator = generator = alt
starter = starter motor = starting motor
battery = car battery = 12v battery
battery cable = battery lead = battery terminal
battery tray = battery box
high voltage battery = hybrid battery = traction battery = ev battery = hv battery
ignition switch = ignition lock = starter switch
fuse box = fuse block = relay box = junction box = fusebox
engine control module = ecm = ecu = engine computer = pcm = powertrain control module = computer engine = ecu engine
body control module = bcm = body computer
transmission control module = tcm
airbag control module = airbag module = srs module = airbag computer = sdm
wiring harness = wire harness = loom
relay = relay switch
horn = horn assembly
crank sensor = crankshaft position sensor = crank position sensor = crankshaft sensor = ckp sensor
cam sensor = camshaft position sensor = camshaft sensor = cmp sensor
knock sensor = detonation sensor
coolant temperature sensor = coolant temp sensor = temp sensor = water temp sensor
oil pressure sensor = oil pressure switch = oil sender = oil sending unit
tire pressure sensor = tpms sensor = tpms = tyre pressure sensor
park assist sensor = parking sensor = backup sensor = park sensor = reverse sensor = pdc sensor
impact sensor = airbag sensor = crash sensor
blind spot module = blind spot sensor = blind spot monitor
back up camera = backup camera = reverse camera = rear view camera = rearview camera = reversing camera = rear camera
clock spring = clockspring = spiral cable = airbag clock spring
instrument cluster = speedometer = gauge cluster = instrument panel cluster = dash cluster = speedo = gauge assembly
radio = stereo = audio unit = head unit = cd player = infotainment = display screen
speaker = loudspeaker
antenna = aerial
key fob = remote key = keyless remote
charge port = charging port = charge port door
charging cable = charger cable = charge cable
ev charger ~ charging cable

# Interior
airbag = air bag = srs = supplemental restraint
driver airbag = driver side airbag = steering wheel airbag
passenger airbag = dash airbag
curtain airbag = roof rail airbag = side curtain
seat belt = seatbelt = safety belt = seat belt assembly
seat = car seat
rear seat = back seat = bench seat
front seat = bucket seat
seat cover = seat upholstery
floor mat = carpet mat = floor mat set
carpet = floor carpet
console = center console = middle console
dash panel = dashboard = instrument panel = dash = dash board
dash cover = dash cap = dash mat
glove box = glovebox = glove compartment
sun visor = visor = sunvisor
headliner = head liner = roof liner
door panel = door trim panel = interior door panel = door card
shifter = gear shift = gear selector = shift lever
headrest = head rest

# Wheels
wheel > alloy wheel = steel wheel
wheel = rim
alloy wheel = aluminum wheel = mag wheel = alloy = alloy rim = aluminum rim
steel wheel = steel rim = steelie
wheel cover = hubcap = hub cap = wheel trim = wheel cap
center cap = wheel center cap
lug nut = wheel nut = lugnut
wheel stud = lug bolt = wheel bolt = lug stud
spare tire = spare wheel = donut
tire = wheel tire
`;

/** Ways to write one word. The first is the one that the groups use. */
export const WORD_SPELLINGS: readonly (readonly string[])[] = [
  ['lamp', 'light', 'lite'],
  ['headlamp', 'headlight', 'headlite'],
  ['taillamp', 'taillight'],
  ['brakelamp', 'brakelight'],
  ['foglamp', 'foglight'],
  ['cornerlamp', 'cornerlight'],
  ['grille', 'grill'],
  ['moulding', 'molding', 'mould', 'mold'],
  ['tire', 'tyre'],
  ['center', 'centre'],
  ['aluminum', 'aluminium'],
  ['caliper', 'calliper'],
  ['license', 'licence'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['left', 'driver', 'drivers'],
  ['right', 'passenger', 'passengers'],
  ['rear', 'back'],
  ['upper', 'top'],
  ['lower', 'bottom'],
  ['inner', 'inside'],
  ['outer', 'outside', 'exterior'],
  ['windshield', 'windscreen'],
  ['stabilizer', 'stabiliser'],
  ['remanufactured', 'reman', 'rebuilt', 'refurbished'],
];

/** Abbreviations and common errors, after the word that they stand for. They are read like it, and never suggested. */
export const WORD_ABBREVIATIONS: readonly (readonly string[])[] = [
  ['headlamp', 'hdlamp'],
  ['assembly', 'assy', 'assem', 'asm', 'asmbly', 'asy'],
  ['grille', 'gril'],
  ['moulding', 'mldg'],
  ['center', 'ctr'],
  ['aluminum', 'alum'],
  ['caliper', 'calaper'],
  ['harness', 'harnes'],
  ['left', 'lh', 'lt', 'lhs'],
  ['right', 'rh', 'rt', 'pass', 'rhs'],
  ['front', 'frt', 'fr', 'fwd'],
  ['upper', 'uppr', 'upr'],
  ['lower', 'lwr'],
  ['inner', 'inr'],
  ['outer', 'otr'],
  ['compressor', 'comp', 'compresor'],
  ['transmission', 'trans', 'tranny'],
  ['quarter', 'qtr', 'quater'],
  ['reinforcement', 'reinf', 'reinforcment'],
  ['absorber', 'absorb', 'absorbr'],
  ['windshield', 'windsheild'],
  ['stabilizer', 'stab'],
  ['manifold', 'manifld', 'mani'],
  ['reservoir', 'resevoir', 'reservior'],
  ['tensioner', 'tentioner'],
  ['bearing', 'brg'],
  ['cylinder', 'cyl'],
  ['module', 'mod'],
  ['temperature', 'temp'],
  ['condenser', 'condensor'],
  ['converter', 'convertor'],
  ['bracket', 'brkt', 'brackt'],
  ['support', 'suprt', 'supt'],
  ['panel', 'pnl'],
  ['sensor', 'sensr', 'censor'],
  ['airbag', 'airbags'],
  ['steering', 'stearing'],
  ['electric', 'elec'],
];
