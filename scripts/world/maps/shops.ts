/** Kinds of place that the map tells apart. */
export type Kind =
  | 'cafe'
  | 'restaurant'
  | 'pub'
  | 'bakery'
  | 'grocery'
  | 'shop'
  | 'market'
  | 'library'
  | 'museum'
  | 'station'
  | 'ferry'
  | 'office'
  | 'clinic'
  | 'dentist'
  | 'vet'
  | 'gym'
  | 'park'
  | 'pitch'
  | 'beach'
  | 'landmark'
  | 'hall'
  | 'cinema'
  | 'home'
  | 'hotel'
  | 'school'
  | 'pharmacy'
  | 'post'
  | 'bank'
  | 'hairdresser'
  | 'parking'
  | 'fuel'
  | 'church'
  | 'playground'
  | 'viewpoint'
  | 'laundry'
  | 'charging';

/** Names by district and kind, as they stand over the doors. */
export const shops: Readonly<Record<string, Partial<Record<Kind, readonly string[]>>>> = {
  'old-quay': {
    cafe: [
      'Tideline Coffee',
      'The Ship’s Biscuit',
      'Copper Kettle Tea Room',
      'Lightvessel Espresso',
      'Café Alameda',
    ],
    restaurant: [
      'Hook & Line',
      'The Weighhouse Grill',
      '海韵轩 Sea Rhyme House',
      'La Chalupa',
      'Mill Lade Kitchen',
    ],
    pub: ['The Slippery Eel', 'The Pilot Boat', 'The Two Capstans'],
    bakery: ['Quay Crumb'],
    grocery: ['Netmakers Greengrocer', 'Fish Street Fishmonger'],
    shop: [
      'Harbour Chandlery',
      'Salt & Slate Gifts',
      'Anchor Outdoor',
      'The Map Room',
      'Brine Records',
      'Sailcloth Bags',
    ],
    museum: ['Customs House Cells', 'Ropemakers’ Gallery'],
    bank: ['Harrow & Bay Building Society'],
    hotel: ['The Custom House Inn', 'Ropewalk Rooms'],
    church: ['St Brannoc by the Quay'],
    parking: ['Castle Street Car Park'],
    hairdresser: ['Bosun Barbers'],
    playground: ['Castle Green Playground'],
    laundry: ['Keel Row Laundrette'],
  },
  'lantern-hill': {
    cafe: ['The Wick', 'Paper Lantern Café', 'Folio Coffee House', 'Snug on the Steps'],
    restaurant: [
      'Zaytuna مطعم زيتونة',
      'The Lamplighter Bistro',
      'Little Puglia',
      'Saffron Hill Curry House',
    ],
    pub: ['The Blind Astronomer', 'The Candlemaker’s Arms'],
    bakery: ['Hawthorn Bank Bakehouse'],
    grocery: ['Hilltop Stores', 'Medlar & Quince'],
    shop: [
      'Belvedere Antiques',
      'Thimble & Thread',
      'Wax & Wick',
      'Comet Toys',
      'Inkhorn Stationery',
      'Upper Terrace Wines',
    ],
    school: ['Lantern Hill Academy', 'Beacon Infants School'],
    viewpoint: ['Beacon Viewpoint', 'Signal Hill Lookout'],
    clinic: ['Prospect Place Surgery'],
    dentist: ['Glebe Street Dental'],
    pharmacy: ['Windmill Pharmacy'],
    hairdresser: ['Curl Up & Dye'],
    church: ['Chapel of the Lamp'],
    hotel: ['Seaview Guest House', 'Terrace Bed & Breakfast'],
    gym: ['Lantern Yoga Loft'],
    playground: ['Lantern Gardens Playground'],
    library: ['The Reading Shed'],
  },
  saltmarsh: {
    cafe: ['Mudlark Coffee', 'The Cooper’s Cup', 'Samphire Café'],
    restaurant: ['Ramen Lighter', 'Smokehouse Nine', 'El Cangrejo'],
    pub: ['The Barrel & Stave', 'The Marsh Harrier', 'The Bargeman’s Rest'],
    bakery: ['Dough & Dyke'],
    grocery: ['Saltpan Wholefoods', 'Creekside Mini Market'],
    shop: [
      'Wherry Bikes',
      'Driftwood Timber Yard',
      'Oast House Brewing Supplies',
      'Reedling Pet Supplies',
      'Shingle Street Vintage',
      'Tidemark Surf Hire',
    ],
    school: ['Saltmarsh High School', 'Plover Road Nursery'],
    clinic: ['Marsh View Medical Centre'],
    pharmacy: ['Creek Pharmacy'],
    gym: ['Boathouse Rowing Club', 'Maltings Gym'],
    fuel: ['Dock Road Filling Station'],
    charging: ['Seawall Charging Hub'],
    parking: ['Reserve Car Park', 'Cooperage Market Car Park'],
    church: ['St Elfleda'],
    hotel: ['The Netloft'],
    playground: ['Ropefield Playground'],
    laundry: ['Bubble & Brine'],
    post: ['Saltmarsh Post Office'],
    hairdresser: ['Withy Lane Hair'],
  },
  northgate: {
    cafe: ['Platform Two Coffee', 'The Signal Box Café', 'Guildhall Tearooms', 'Bean & Bastion'],
    restaurant: [
      'Turntable Diner',
      '川味小馆 Sichuan Corner',
      'Gaslight Brasserie',
      'Tandoor Junction',
      'Pasta Portcullis',
    ],
    pub: ['The Drovers', 'The Last Carriage', 'The Town Crier'],
    bakery: ['Beadle Lane Bakery'],
    grocery: ['Northgate Food Hall', 'Cattlegate Butchers', 'Station Express Mart'],
    shop: [
      'Exchange Street Shoes',
      'Albion Electricals',
      'Concord Hardware',
      'Turret Menswear',
      'Charter Opticians',
      'Union Street Mobile Repairs',
      'Hope Street Charity Shop',
    ],
    bank: ['Estuary Bank', 'Northgate Credit Union'],
    clinic: ['Harrow Bay Infirmary', 'Infirmary Road Walk-in Centre'],
    dentist: ['Physic Street Dental Practice'],
    pharmacy: ['Apothecary Row Pharmacy', 'Station Pharmacy'],
    post: ['Northgate Post Office'],
    hotel: ['The Junction Hotel', 'Rampart House'],
    gym: ['Garrison Leisure Centre'],
    school: ['Northgate College', 'Chapel Street Primary'],
    church: ['Union Chapel'],
    parking: ['Station Multi-storey', 'Theatre Street Car Park'],
    hall: ['Guildhall', 'Northgate Assembly Rooms'],
    cinema: ['The Little Gaslight'],
    library: ['Central Reference Library'],
    fuel: ['Turnpike Filling Station'],
    museum: ['Railway Carriage Works Museum'],
    hairdresser: ['Saddler Row Salon', 'Northgate Cuts'],
    laundry: ['Horsefair Dry Cleaners'],
    playground: ['Liberty Road Playground'],
  },
  brackwater: {
    cafe: ['Penstock Coffee Roasters', 'The Pump House', 'Kingfisher Café'],
    restaurant: ['Furnace Street Pizza', 'The Boiler Room', 'Pho Weir Road'],
    pub: ['The Rivet Catcher', 'The Lock & Key'],
    bakery: ['Millwheel Bakery'],
    grocery: ['Brackwater Fresh', 'Timber Street Grocers'],
    shop: [
      'Crucible Ironmongers',
      'Papermill Art Supplies',
      'Flywheel Motorcycles',
      'Claypit Garden Centre',
      'Sawpit Furniture',
    ],
    school: ['Weir Road Primary', 'Brackwater Technical College'],
    clinic: ['Basin Health Centre'],
    pharmacy: ['Sluice Road Pharmacy'],
    gym: ['Anvil Fitness', 'Basin Swimming Baths'],
    fuel: ['Ring Road Services'],
    charging: ['Turbine Road Charging'],
    parking: ['Tidal Hall Car Park', 'Halt Park & Ride'],
    church: ['Quaker Meeting House'],
    hotel: ['The Old Papermill'],
    museum: ['Brackwater Pumping Station'],
    playground: ['Basin Park Playground'],
    hairdresser: ['Typeface Barbers'],
    laundry: ['Dyehouse Laundry'],
    post: ['Halt Road Post Office'],
    market: ['Boiler Street Market'],
  },
  'fennel-park': {
    cafe: ['The Bandstand Café', 'Boathouse Kiosk', 'Thyme & Toast', 'Nightingale Tearoom'],
    restaurant: ['Rosemary Avenue Kitchen', 'Skylark Sushi', 'The Pavilion'],
    pub: ['The Cricketers', 'The Ploughshare', 'The Goldfinch'],
    bakery: ['Caraway Seed Bakery', 'Wheatsheaf Loaves'],
    grocery: ['Fennel Fare', 'Meadowsweet Organics', 'Orchard Road Stores'],
    shop: [
      'Haywain Garden Tools',
      'Paddock Saddlery',
      'Marigold Florist',
      'Park Avenue Books',
      'Wren Street Cycles',
    ],
    school: ['Fennel Park Primary', 'Avenue Grammar School', 'Skylark Nursery'],
    clinic: ['Sage Street Surgery', 'Tansy Avenue Health Centre'],
    dentist: ['Hazel Road Dental'],
    pharmacy: ['Lavender Road Pharmacy'],
    gym: ['Park Run Club House', 'Chestnut Tennis Club'],
    church: ['St Fiacre’s'],
    playground: ['Fennel Park Adventure Playground', 'Wexcombe Road Playground'],
    parking: ['Park Avenue Car Park'],
    fuel: ['Wexcombe Road Garage'],
    vet: ['Skylark Veterinary Surgery'],
    hairdresser: ['Rowan & Rye Hair'],
    post: ['Clover Street Post Office'],
    landmark: ['Fennel Park Bandstand', 'The Glasshouse'],
    hall: ['Orchard Community Hall'],
  },
  'gullwing-point': {
    cafe: ['The Lens Café', 'Strand Kiosk', 'Dune Tea Garden'],
    restaurant: ['The Lobster Pot', 'Coastguard Fish Bar'],
    pub: ['The Wreckers’ Inn'],
    shop: ['Strand Surf Shop', 'Pebble Ridge Gallery'],
    grocery: ['Links Road Stores'],
    hotel: ['Long Strand Hotel', 'Fulmar House'],
    parking: ['Strand Car Park', 'Lighthouse Car Park'],
    viewpoint: ['Gullwing Cliff View', 'Foghorn Terrace'],
    museum: ['Lifeboat Museum'],
    school: ['Kittiwake Road Primary'],
    landmark: ['The Lido', 'Coastguard Cottages'],
    playground: ['Lido Playground'],
    gym: ['Bay Golf Club'],
  },
  'gannet-isle': {
    cafe: ['Puffin Tea Hut'],
    pub: ['The Gannet'],
    shop: ['Isle Stores & Post'],
    church: ['Isle Chapel'],
    viewpoint: ['Cormorant Head'],
    hotel: ['Chapel Lane Bunkhouse'],
    landmark: ['Standing Stone'],
    museum: ['Island Schoolroom Museum'],
  },
};

/** Where those stand that have no house of their own. */
export const spots: Readonly<Record<string, readonly [x: number, y: number]>> = {
  'Castle Green Playground': [-290, -450],
  'Beacon Viewpoint': [-1290, -545],
  'Signal Hill Lookout': [-1420, -300],
  'Lantern Gardens Playground': [-1190, -520],
  'Ropefield Playground': [1010, -960],
  'Reserve Car Park': [2060, 270],
  'Liberty Road Playground': [210, -1660],
  'Basin Park Playground': [1030, -1700],
  'Fennel Park Adventure Playground': [-1420, -2760],
  'Wexcombe Road Playground': [-410, -2400],
  'Fennel Park Bandstand': [-1060, -2320],
  'The Glasshouse': [-1330, -2470],
  'The Bandstand Café': [-1030, -2360],
  'Boathouse Kiosk': [-1250, -2600],
  'The Pavilion': [-930, -2660],
  'Gullwing Cliff View': [-3400, 2060],
  'Foghorn Terrace': [-3200, 2150],
  'The Lido': [-1340, 610],
  'Lido Playground': [-1290, 590],
  'Lighthouse Car Park': [-3080, 1560],
  'Strand Car Park': [-2420, 1180],
  'Coastguard Cottages': [-3040, 1500],
  'Bay Golf Club': [-2120, 300],
  'The Lens Café': [-3205, 2225],
  'Cormorant Head': [2590, 2930],
  'Standing Stone': [2380, 2880],
  'Boathouse Rowing Club': [690, -150],
  'Halt Park & Ride': [1460, -1820],
  'Strand Kiosk': [-1960, 905],
  'Lifeboat Museum': [-2870, 1600],
};
