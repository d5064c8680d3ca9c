// Over 300 lines: a table of base data.
/**
 * Articles of Commonplace on the bay. `#` title, `@` a row of the box, `!` picture, `+` categories, then the text.
 */
export const wikiBay = String.raw`
# Harrow Bay
@ Founded: 1182
@ Population: 41,200
@ Area: 38 km²
@ River: Lade
! harbour-colourful-houses
+ Towns, The bay
Harrow Bay is a harbour town on the south-west coast, where the [[River Lade]] meets the sea. It was given its market in 1182 and grew rich on rope, salt and pilchards. Seven districts lie around the water: [[Old Quay]], Lantern Hill, [[Saltmarsh]], Northgate, Fennel Park, [[Brackwater]] and [[Gullwing Point]].

## History
The medieval town stood on Lantern Hill, above the mud. After the [[Great Storm of 1849]] the quay was rebuilt in granite, three metres higher. The railway came in 1864, the [[Harrow Bay tramway]] in 1901.

## Today
Most people work in boat repair, at the university, in the hospital and in studios that make signs and exhibitions. The [[Lantern Festival]] in November draws thirty thousand visitors. Boats of [[Harrow Bay Ferries]] sail to [[Gannet Isle]] all year.

# River Lade
@ Length: 46 km
@ Source: Stanning Moor
@ Mouth: Harrow Bay
@ Bridges: 11
! bridge-in-fog
+ Rivers, The bay
The Lade rises in a bog on [[Stanning Moor]] and reaches the sea in [[Harrow Bay]] after 46 kilometres. It drops 310 metres on its way, most of it in the first ten kilometres, where it runs through oak woods and over small falls.

Below [[Wexcombe]] the river is slow and brown. Eleven bridges cross it; the oldest is the [[Mill Lade Bridge]]. The tide is felt as far as the weir at Coldharbour, eight kilometres inland, and on spring tides a wave of a hand's height runs upstream.

Sea trout come up in June. Otters, gone for sixty years, were seen again in 1998 and now live along the whole river.

# Gullwing Lighthouse
@ First lit: 1851
@ Height: 34 m
@ Steps: 142
@ Range: 21 nautical miles
! lighthouse-on-rocks
+ Lighthouses, Buildings, The bay
Gullwing Lighthouse stands on [[Gullwing Point]], four kilometres west of [[Harrow Bay]]. It was built in the two summers after the [[Great Storm of 1849]], in which nineteen boats were lost, and first lit on 3 October 1851.

The tower is of grey granite, 34 metres high; 142 steps lead to the lamp. Its [[Fresnel lens]], as tall as a man, floats in a trough of mercury and can be turned with one finger. Since 1987 the light has worked without a keeper. It flashes twice every fifteen seconds.

The last keeper, [[Elias Thorne]], lived here for thirty-one years. On weekends visitors may climb to the gallery.

# Gullwing Point
@ Height above sea: 62 m
@ Bird species: 74
@ Car park: 40 places
+ The bay, Nature
Gullwing Point is the headland that shelters [[Harrow Bay]] from the west wind. Its cliffs are of slate, bent into folds that geologists come to draw. On top grow thrift, sea campion and, in wet years, orchids.

From April to July the ledges are full of guillemots, razorbills and [[Kittiwake|kittiwakes]]; 74 kinds of birds have been counted in one year. The [[Gullwing Lighthouse]] stands at the outer end, and a path leads down to [[Long Strand]]. A siren of 1908 was taken away in 1996; people in town say that they still listen for it in fog.

# Long Strand
@ Length: 3.4 km
@ Faces: South-west
@ Lifeguards: June to September
! beach-striped-umbrella
+ Beaches, The bay
Long Strand is the beach below [[Gullwing Point]]. It is 3.4 kilometres long and at low water almost half a kilometre wide, so flat that the [[Tides|tide]] comes in at walking pace.

In the 1920s cars raced here; the record of 1927, 141 kilometres an hour, was never beaten because the racing was forbidden the year after. Behind the beach lie dunes, held in place by marram grass that school children plant every spring.

Swimming is safe between the red and yellow flags. Dogs are welcome from October to April, and after six in the evening in summer.

# Gannet Isle
@ Area: 5.9 km²
@ Inhabitants: 212
@ Highest point: 118 m
@ Ferry crossing: 35 minutes
! alpine-sunset
+ Islands, The bay
Gannet Isle lies eleven kilometres off [[Harrow Bay]]. It is 5.9 square kilometres of heather, stone walls and sheep, with 212 people who live in three villages. The boat of [[Harrow Bay Ferries]] takes 35 minutes to North Landing.

The island has one road, no traffic light and a school with fourteen children. Its name comes from the rock at the southern end, white with birds from March on. A small [[Wind turbine]] gives half of the island's power.

Visitors come for the quiet, for the campsite at North Landing and for [[Gannet Isle cheese]]. Cars stay on the mainland.

# Gannet Isle cheese
@ Milk: Sheep
@ Ripened: 9 months
@ First made: 1733
@ Weight of a wheel: 2.8 kg
+ Food, The bay
Gannet Isle cheese is a hard cheese of sheep's milk that has been made on [[Gannet Isle]] since 1733 at least, when a captain noted that he had paid for six wheels with a compass.

The wheels weigh 2.8 kilograms. They are washed with sea water once a week and ripen for nine months in a cellar cut into the rock, in which it is eleven degrees all year. The rind turns the orange of old brick; inside, the cheese is pale and crumbles.

Four farms make it today, about nine thousand wheels a year. In [[Harrow Bay]] it is grated over bean soup and eaten with pears at the [[Lantern Festival]].

# Harrow Bay Ferries
@ Founded: 1886
@ Ships: 3
@ Passengers a year: 410,000
@ Largest ship: Merrow
+ Transport, The bay
Harrow Bay Ferries has carried people, letters and sheep between [[Harrow Bay]] and [[Gannet Isle]] since 1886. Three ships sail from Pier 3: the Merrow, the Little Auk and, as a reserve, the Constance of 1958.

The [[Merrow]] takes 280 passengers and, since 2021, runs on batteries while she is in the harbour. A crossing lasts 35 minutes; above wind force eight nothing sails. About 410,000 passengers are carried in a year, half of them in July and August.

The company belongs to the town and the island, one half each. Its ships are painted in the blue of a kingfisher, after a can of paint that the first captain won at cards.

# Merrow
@ Built: 2014
@ Length: 41 m
@ Passengers: 280
@ Speed: 14 knots
+ Ships, Transport
The Merrow is the largest ship of [[Harrow Bay Ferries]]. She was built in 2014 at a yard in Port Ellery, is 41 metres long and takes 280 passengers and twenty bicycles.

In 2021 she was given batteries of four tonnes. They are charged at Pier 3 in the eleven minutes that she lies there, so that she enters and leaves [[Harrow Bay]] without a sound; further out her two diesel engines take over.

A merrow is a mermaid in old stories. The figure at the bow, carved from lime wood, was paid for by the children of the island, who sold [[Gannet Isle cheese|cheese]] for two summers.

# Great Storm of 1849
@ Date: 14 November 1849
@ Boats lost: 19
@ Lives lost: 63
@ Highest wave: 12 m
+ History, Weather
On the night of 14 November 1849 a storm from the south-west met a spring tide in [[Harrow Bay]]. The fishing boats had gone out on a calm afternoon. Nineteen did not come back, and 63 people died, eleven of them in the streets of the [[Old Quay]].

The sea stood two metres deep in the market hall. In the morning a brig lay across Anchor Passage with her bow in a baker's window.

What followed changed the town: a new quay of granite, the [[Gullwing Lighthouse]], a lifeboat and, in 1850, the [[Lantern Festival]], in which a lamp is carried for each person who was lost.

# Lantern Festival
@ Since: 1850
@ When: Second Saturday in November
@ Lanterns: 63
@ Visitors: 30,000
+ Culture, The bay
On the second Saturday in November 63 paper lanterns are carried from the church on Lantern Hill down to the [[Old Quay]], one for each person who died in the [[Great Storm of 1849]]. At the water the names are read, and then it is loud: bands play, and everybody else lights a lantern of their own.

The carriers are drawn by lot from the people of [[Harrow Bay]]. Lanterns have to be made by hand; the prize for the finest is a wheel of [[Gannet Isle cheese]].

In 2020 there was no procession. People put lamps into their windows, and a pilot who flew over the bay said that he could read the shape of the streets.

# Old Quay
@ Rebuilt: 1852
@ Length of the quay: 780 m
@ Lamps: 46
+ Districts, The bay
The Old Quay is the part of [[Harrow Bay]] that sailors saw first: 780 metres of granite, steps worn hollow and warehouses that are flats and studios now. The quay was rebuilt by 1852 after the [[Great Storm of 1849]]; a line on the wall of the Customs House shows how high the water stood.

Forty-six lamps stand along it. They burned gas until 1931, and one still does, by the [[Maritime Museum]].

Streets here are called after work: [[Ropewalk]], Cooperage, Tanner's Row. On market days a bell is rung at noon, and for a minute everything on the stalls costs what the customer offers.

# Ropewalk
@ Length: 402 m
@ Built: 1768
@ Closed: 1959
+ Buildings, History
The Ropewalk is a building 402 metres long and seven metres wide behind the [[Old Quay]]. From 1768 to 1959 rope was laid here: men walked backwards with hemp around their waists, about eighteen miles in a working day.

At its height the walk made all the rope of the navy's western fleet. Steam came in 1842; wire rope and then nylon ended it. Today its northern half is a car park and its southern half holds workshops, among them a studio that makes signs.

Hemp for the walk was grown at [[Wexcombe]], where the fields are still called the Ropelands. For how a rope holds together, see [[Rope]].

# Mill Lade Bridge
@ Built: 1391
@ Arches: 5
@ Length: 58 m
! bridge-in-fog
+ Bridges, Buildings
The Mill Lade Bridge has crossed the [[River Lade]] in [[Harrow Bay]] since 1391. It has five arches, no two of them alike, and is 58 metres long. A chapel stood on the middle pier until 1720; its floor is the bench on which people eat their chips.

Two floods took arches away, in 1606 and 1811, and both times the stones were fished out and used again. Cars have been kept off since 1974.

Who crosses it with a full glass and spills nothing has, it is said, a wish. See [[Arch]] for why it stands.

# Maritime Museum
@ Opened: 1928
@ Objects: 14,600
@ Largest object: Lifeboat Constance Day
+ Museums, Buildings
The Maritime Museum of [[Harrow Bay]] has been in the old Customs House since 1928. It keeps 14,600 things, from a sailor's tooth in a tin to the lifeboat Constance Day, which saved 211 people and was brought in through the roof.

One room is about the [[Great Storm of 1849]]. Another holds the first lamp of the [[Gullwing Lighthouse]] and the diaries of its keeper [[Elias Thorne]], who wrote down the weather four times a day for thirty-one years. Climate scientists use them.

Entry is free on the first Sunday of a month. On Thursdays the museum is open until eight.

# Elias Thorne
@ Born: 1921
@ Died: 2004
@ Keeper: 1956 to 1987
+ People, The bay
Elias Thorne (1921–2004) was the last keeper of the [[Gullwing Lighthouse]]. He came in 1956 for two years and stayed for thirty-one. When the light was made automatic in 1987 he moved to a house from which he could see it.

Thorne wrote down wind, swell, cloud and the height of the [[Tides]] four times a day, 45,260 times in all, and never missed one. His note for the day of his wedding reads: "W 3, slight, fair. Married."

He kept [[Bees]] behind the tower and sold honey with labels that his daughter drew. A bench on [[Gullwing Point]] carries his name.

# Harrow Bay tramway
@ Opened: 1901
@ Lines: 2
@ Length: 9.6 km
@ Cars: 17
! tram-in-old-street
+ Transport, The bay
The Harrow Bay tramway was opened in 1901 and, against every plan of the 1950s, was never closed. Two lines, 9.6 kilometres together, run from Central Station to Fennel Park and to [[Brackwater]].

The steepest part, Juniper Hill, climbs one metre in eleven. Seventeen cars work the lines; number 4, of 1903, comes out on Sundays. Its brakes are tried at six every morning, and for people who live there it takes the place of a cock.

Trams are painted cream and green. A ride costs the same as a loaf of bread at the baker's by the depot, a rule of 1922 that is looked at every New Year.

# Saltmarsh
@ Area: 6.2 km²
@ Salt pans: 12 restored
@ Inhabitants: 7,900
+ Districts, Nature, The bay
Saltmarsh is the eastern district of [[Harrow Bay]] and the marsh from which it has its name. Salt was made here by letting sea water into shallow pans and waiting for sun and wind; twelve of 140 pans have been restored, and their [[Salt]] is sold at the Cooperage market.

The marsh is covered by about every tenth tide. Sea lavender, samphire and glasswort grow where other plants would die. In winter brent geese come from the north, up to four thousand of them.

The houses stand on the higher ground to the west. Old ones have their doors on the first floor, reached by stairs.

# Brackwater
@ Population: 5,300
@ Known for: Tidal Hall
@ Sluice built: 1788
+ Districts, The bay
Brackwater is the part of [[Harrow Bay]] where fresh water and salt meet. A sluice of 1788 holds the [[River Lade]] back at high tide; the pool behind it drove a tide mill for 160 years.

The mill is the Tidal Hall now, in which concerts are given. Its floor still shows the ring of the great wheel, and on spring tides the basses of a band can be felt to answer the water below.

In the yards around it are a print works, a dentist and the depot of the [[Harrow Bay tramway]]. Eels were smoked here until 1990; the smell, people say, comes back with rain.

# Wexcombe
@ Population: 8,400
@ Market day: Tuesday
@ Distance to Harrow Bay: 19 km
+ Towns
Wexcombe is a market town on the [[River Lade]], nineteen kilometres above [[Harrow Bay]]. Its market has been held on Tuesdays since 1240, except in 1665.

The town grew hemp for the [[Ropewalk]] and later apples. In its orchards stand forty kinds that grow nowhere else, among them the Wexcombe Late, which is picked in December and eaten in April.

A railway that was closed in 1966 is run by volunteers on weekends: six kilometres, two engines and a dining car in which [[Gannet Isle cheese]] is served on toast.

# Stanning Moor
@ Height: 421 m
@ Area: 88 km²
@ Rain a year: 1,900 mm
! mountain-lake-morning
+ Nature, The bay
Stanning Moor is a high moor north of [[Wexcombe]], 88 square kilometres of grass, peat and granite. Its highest point, Beacon Tor, is 421 metres above the sea. About 1,900 millimetres of rain fall in a year, more than twice as much as on the coast.

The [[River Lade]] and six smaller rivers rise here. The [[Peat]] holds their water back like a sponge; where it was cut for fuel, it is being wetted again.

Ponies run free on the moor. They belong to somebody, each of them, and are driven together in October, when half of [[Wexcombe]] is on its feet.

# Port Ellery
@ Population: 486,000
@ Distance to Harrow Bay: 112 km
@ Bridges: 27
! city-skyline-night
+ Towns
Port Ellery is the large city of the coast, 112 kilometres east of [[Harrow Bay]]. It has a deep harbour, two universities, an aquarium and 27 bridges.

Steel made it rich and then poor. The blast furnaces of Foundry Road are cold since 1981; climbers, bats and a theatre use them. Ships are still built here: the [[Merrow]] came from the last yard.

The underground railway, opened in 1936, has one line that makes a circle, so that nobody can miss a station, only arrive later. People of the city are said to walk fast and to speak slowly.

# Kittiwake
@ Length: 39 cm
@ Wingspan: 1 m
@ Eggs: 2
@ Nests: On cliffs
+ Birds, Nature
The kittiwake is a small gull of the open sea. It is called after its cry. Grey above and white below, with wing tips as if dipped in ink, it can be told from other gulls by its black legs.

Kittiwakes spend the winter far out on the ocean and come to land only to breed, on ledges so narrow that the chicks have to stand still. Two eggs are laid in May. At [[Gullwing Point]] there were 1,140 nests in 2025.

They eat sand eels. When the water warms, these fish go deeper, and a colony may raise no chicks at all; numbers have halved since 1980. The [[Gannet]] fishes deeper and does better.

# Gannet
@ Wingspan: 1.8 m
@ Dives from: 30 m
@ Lives: 17 years
+ Birds, Nature
The gannet is the largest sea bird of these coasts, white with black wing tips and a head of pale gold. It fishes by falling: from thirty metres it folds its wings and enters the water at almost a hundred kilometres an hour. Air sacs under the skin take the blow.

[[Gannet Isle]] is called after a colony of some 6,000 pairs on its southern rock. They come in January and leave in October, when the young, fat and unable to fly, jump off and swim south.

A gannet lives for about seventeen years and keeps to one nest and, mostly, one mate. Compare the [[Kittiwake]].

# Harrow Bay University
@ Founded: 1919
@ Students: 6,100
@ Faculties: 5
+ Buildings, The bay
The university of [[Harrow Bay]] was founded in 1919 as a school of navigation. It has 6,100 students in five faculties and is known for the sea: there are courses in [[Tides|tidal]] power, in fisheries and in the history of ports.

Its first professor, [[Maud Ellison]], measured the bay from a rowing boat. The library on Scholar Street owns her charts, on which every depth was taken by hand.

Lectures stop at the end of May, when the students sail bath tubs across the harbour. Nobody remembers why.

# Maud Ellison
@ Born: 1880
@ Died: 1963
@ Known for: Chart of Harrow Bay
@ Soundings: 31,700
+ People, Science
Maud Ellison (1880–1963) was a hydrographer, the first professor of [[Harrow Bay University]]. Between 1911 and 1924 she took 31,700 soundings of the bay with a lead line, most of them from a rowing boat with her brother at the oars.

She showed that the sand off [[Long Strand]] moves in a circle once in nine years, and that it does so because the [[Moon]] pulls unevenly. Pilots laughed, then bought her chart.

She never learned to swim. The research ship of the university bears her name.

# Fennel Park
@ Area: 54 hectares
@ Opened: 1887
@ Trees: 2,300
! spotted-dog-in-park
+ Districts, Nature
Fennel Park is the large park of [[Harrow Bay]] and the district around it. It was opened in 1887 on land where fennel had been grown for a maker of cough drops. The yellow of its flowers can still be seen along the railway.

In 54 hectares it has 2,300 trees, football pitches, a pond with [[Ducks]] and a bandstand in which somebody is always practising. Line 1 of the [[Harrow Bay tramway]] ends at the gate.

The oldest tree, a mulberry, is propped up with four oars. Its fruit belongs to whoever is there first.
`;
