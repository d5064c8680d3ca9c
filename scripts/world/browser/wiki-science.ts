// Over 300 lines: a table of base data.
/** Articles of Commonplace on nature, science and things; the same form as those on the bay. */
export const wikiScience = String.raw`
# Tides
@ Cause: Moon and Sun
@ Time between high waters: 12 h 25 min
@ Greatest range on Earth: 16 m
+ Science, The sea
Tides are the rise and fall of the sea, most often twice a day. The [[Moon]] draws the water nearest to it a little more, and the water on the far side a little less, than it draws the Earth; two bulges form, and the turning Earth passes through them. From one high water to the next it is twelve hours and twenty-five minutes.

The Sun does the same at half the strength. When both pull in line, at full and new moon, spring tides run high; at half moon neap tides are weak.

In a bay shaped like a funnel the range grows. At [[Harrow Bay]] it is about five metres, and at [[Long Strand]] the water comes in at walking pace.

# Moon
@ Distance: 384,400 km
@ Diameter: 3,474 km
@ Orbit: 27.3 days
! snowy-cabin-night
+ Astronomy, Science
The Moon is the Earth's only natural satellite. It is 3,474 kilometres across, a little more than a quarter of the Earth, and on average 384,400 kilometres away; light needs 1.3 seconds for the way.

It goes around us in 27.3 days and turns once in the same time, so that we always see one face. Phases come from the angle of the sunlight: from one new moon to the next it is 29.5 days.

The Moon raises the [[Tides]], and they in turn slow the Earth and drive the Moon away, by 3.8 centimetres a year. See also [[Solar eclipse]].

# Solar eclipse
@ Longest total phase: 7 min 32 s
@ Needs: New moon
+ Astronomy, Science
In a solar eclipse the [[Moon]] passes between Earth and Sun and casts its shadow on us. By chance the Sun is four hundred times as wide as the Moon and four hundred times as far away, so that the one just covers the other.

Where the core of the shadow falls it is night for some minutes, at most seven and a half. Birds fall silent, the wind drops, and the Sun's corona can be seen. Around this narrow path the eclipse is partial.

There are two to five solar eclipses in a year, but in one place a total one comes only once in about 375 years. Never look at the Sun without a filter. Compare [[Rainbow]], another thing that is seen only with the Sun in the right place.

# Rainbow
@ Angle of the bow: 42°
@ Second bow: 51°
+ Science, Weather
A rainbow is sunlight that raindrops have sent back. Light enters a drop, is bent, thrown back from its rear and bent again as it leaves; each colour by another angle, red by 42 degrees and violet by 40.

So it always stands opposite the Sun, and nobody can walk to its end: each person sees a bow of their own. When the Sun is higher than 42 degrees no bow is seen from level ground.

Light that is thrown back twice makes a fainter second bow outside the first, with its colours the other way round. The sky between the two is darker. The bending is that of a [[Fresnel lens]] or any other piece of glass.

# Fresnel lens
@ Invented: 1822
@ Inventor: Augustin Fresnel
@ Largest order: 1st
+ Technology, Lighthouses
A Fresnel lens does the work of a thick lens with little glass. Since light is bent only at the surface, the inside can be left out: what remains are rings of prisms, each at the angle that the thick lens would have there.

Augustin Fresnel made the first for a lighthouse in 1822. Before, mirrors lost half of the light; with his lens a lamp could be seen for twenty miles. Lenses were made in orders, the first being the largest.

That of the [[Gullwing Lighthouse]] is of the first order, 2.6 metres high, with 1,008 prisms. Flat ones of plastic are found in car lamps, solar ovens and reading glasses. Compare [[Rainbow]].

# Bees
@ Bees in a hive: 50,000
@ Flowers for 1 kg of honey: 4 million
@ Eyes: 5
! sunflower-field
+ Animals, Nature
Honey bees live in colonies of up to fifty thousand, nearly all of them sisters. One queen lays all eggs, as many as two thousand a day in May. A worker cleans at first, then builds, guards and, for the last three weeks of her life, flies.

She tells the others where flowers are by dancing: the angle of her run gives the direction against the Sun, its length the distance. For a kilogram of honey about four million flowers are visited.

A third of what we eat depends on bees and other insects. In winter they form a ball around the queen and keep it at 25 degrees by trembling. [[Elias Thorne]] kept them at a lighthouse. For what they build, see [[Hexagon]].

# Hexagon
@ Sides: 6
@ Angle: 120°
@ Sum of angles: 720°
+ Mathematics, Science
A hexagon is a figure with six sides. In the regular one all sides are equal and every angle is 120 degrees, so that three of them fit around a point without a gap. Only triangles and squares can do that too.

Of these three the hexagon fences in the most area with the least wall. [[Bees]] use this: their comb of wax, a tenth of a millimetre thick, carries thirty times its weight.

Hexagons are found where things are packed or crack evenly: in snow crystals, in columns of basalt, on the back of a tortoise and in the heads of bolts. A ring of six carbon atoms is at the heart of [[Graphite]].

# Graphite
@ Made of: Carbon
@ Hardness: 1 to 2
@ Melts at: about 3,600 °C
+ Materials, Science
Graphite is carbon whose atoms lie in sheets of [[Hexagon|hexagons]]. Within a sheet they hold each other firmly; from sheet to sheet hardly at all. So graphite splits, smears and makes everything slippery.

Pencils are filled with graphite and clay, never with lead: the name comes from a time when people took it for a kind of lead. More clay makes the pencil harder and its line paler. The first pencils were sawn from a block found after a storm in 1564.

Graphite conducts electricity and is in every battery, that of the ferry [[Merrow]] among them. Pressed hard enough it turns into diamond. See [[Paper]] for what it writes on.

# Paper
@ Invented: about 105
@ Made of: Plant fibres
@ Recycled up to: 7 times
+ Materials, Technology
Paper is a felt of plant fibres. They are beaten in water, lifted out on a sieve, pressed and dried; as the water leaves, the fibres draw together and hold without glue.

It was made in China by the year 105 and came west with traders over eight centuries. Rags were used until wood took their place around 1840. Each time paper is made again its fibres are shorter; after about seven times they fall through the sieve.

The [[Printing press]] made it needed by the cartload. Before paper there was parchment, for which a large book took the skins of a herd. One still writes on it with [[Graphite]] or [[Ink]].

# Ink
@ Oldest kind: Soot
@ Iron ink since: about 300
+ Materials, Technology
The oldest ink is soot in water with a little gum; lines drawn with it five thousand years ago are still black. It lies on the [[Paper]] and can be washed off.

Iron ink, made from oak galls and rust, goes into the page. It is pale when written and turns dark in a day. For fifteen centuries nearly everything that mattered was written with it; made badly, it eats the paper.

Cuttlefish give a brown one, sepia. The ink of a [[Printing press]] is a paint of oil, thick enough to stick to metal. Most ink today is sold in small boxes at a price above that of perfume.

# Printing press
@ With movable type: about 1450
@ Sheets a day: 1,500
+ Technology, History
A printing press puts [[Ink]] on raised letters and presses [[Paper]] on them. Around 1450 a goldsmith in Mainz joined four things: letters cast one by one, an ink of oil, paper and the screw of a wine press. Two men could print about 1,500 sheets in a day.

Printing was older: in China and Korea books had been made from carved blocks, and from movable type, for centuries.

Fifty years later there were presses in 250 towns and some ten million books. Prices fell to an eighth. What was printed could be compared, and mistakes be found. In [[Harrow Bay]] the Inkwell Press still keeps one of iron, made in 1838.

# Rope
@ Strands: 3 most often
@ Oldest found: 17,000 years
+ Technology, Materials
A rope is made by twisting three times, each time the other way. Fibres are spun into yarns to the right, yarns into strands to the left, strands into rope to the right. Every part wants to unwind, and each keeps the next from doing so.

Friction alone makes short fibres as strong as long ones: the harder a rope is pulled, the harder they press on each other. Hemp, sisal and cotton have given way to nylon, which stretches, and polyester, which does not.

A knot makes a rope weaker, by a third to a half; a splice by a tenth. Rope was made for two hundred years in the [[Ropewalk]]. Spiders and [[Bees]] hang from something finer: see [[Silk]].

# Silk
@ Thread of one cocoon: 900 m
@ Made for: 5,000 years
+ Materials, Animals
Silk is a thread that caterpillars and spiders press out as a liquid and pull into a solid. A silk moth's caterpillar spins about 900 metres of it in three days, in one piece, moving its head in a figure of eight.

To win it the cocoons are put in hot water and the threads of six or eight reeled together. For a shirt some 600 cocoons are needed. Making silk was a secret of China for two thousand years, until two monks, it is told, carried eggs away in a walking stick.

Weight for weight silk is as strong as steel, and spider silk is tougher. Compare [[Rope]] and [[Wool]].

# Wool
@ Fleece of a sheep: 4 kg
@ Holds water: a third of its weight
+ Materials, Animals
Wool is the hair of sheep. Its fibres are crimped and covered with scales, so that they hold on to each other and to air; that is why wool warms. It takes up a third of its weight in water without feeling wet, and gives off a little heat as it does.

A sheep is shorn once a year, in two minutes by a good hand, and gives about four kilograms. Washing takes out half of that: grass, sand and a fat from which ointment is made.

Washed hot and rubbed, wool turns to felt and never back. The sheep of [[Gannet Isle]] have a short dark wool of which hats are made. See also [[Silk]].

# Salt
@ Formula: NaCl
@ Melts at: 801 °C
@ In a litre of sea water: 35 g
+ Materials, Food
Common salt is made of sodium, a metal that burns in water, and chlorine, a poisonous gas; together they are what we cannot live without. Its crystals are cubes.

A litre of sea water holds about 35 grams of salts, most of it this one. It is won by drying the sea in pans, as in [[Saltmarsh]], or from mines, the beds of seas that dried long ago. Salt keeps food because it draws water out of whatever would spoil it.

Wages, roads and a revolution had to do with it. It lowers the melting point of [[Ice]], which is why streets are salted: down to about minus ten degrees it works.

# Ice
@ Melts at: 0 °C
@ Lighter than water: by 9 %
+ Science, Weather
Ice is water that has become solid. Unlike nearly everything else it takes more room than its liquid, by nine per cent, and so it swims. Lakes therefore freeze from above and fish live below; bottles burst.

The reason is the form of its crystal, an open lattice of [[Hexagon|hexagons]]. Snow shows it: every flake has six arms, and since each falls its own way through the cloud, hardly two are alike.

About a tenth of the land is covered with ice. Were it all to melt, the sea would rise by some 66 metres. [[Salt]] makes ice melt in the cold; pressure does too, though not enough to explain why we can skate.

# Peat
@ Grows: 1 mm a year
@ Carbon: a third of that in all soils
+ Materials, Nature
Peat is what is left of plants that have died in water without enough air to rot. Moss, mostly, grows on top and turns to peat below, about one millimetre in a year. A bog ten metres deep is as old as the last ice.

Dried, it burns, and whole countries have been warmed with it. But it holds a third of all the carbon in the soils of the Earth on three per cent of the land, and a drained bog gives that back to the air.

It keeps things: butter, boats, and people of two thousand years ago with their hair combed. On [[Stanning Moor]] it holds the water of seven rivers. Compare [[Graphite]].

# Arch
@ Oldest known: 4,000 years
@ Needs: Something to push against
+ Buildings, Technology
An arch turns weight into thrust. Every stone in it wants to fall and is held by its neighbours; all that is left is a push outward at both ends. So an arch needs no mortar, but it needs something to lean on: a hill, a wall or another arch.

While it is built it has to be held up by a frame of wood, until the last stone, the keystone, is in. "The arch never sleeps," masons say: if a foot gives way, it falls.

A chain that hangs between two hands has the best form for an arch, turned over. The five arches of the [[Mill Lade Bridge]] were built by men who did not know this and came close. See [[Bridge types]].

# Bridge types
@ Longest span: 2,023 m
@ Oldest type: Beam
+ Buildings, Technology
There are few ways to cross a gap. A beam lies across and bends. An [[Arch]] pushes its ends apart. A suspension bridge hangs from cables that pull on anchors; a cable-stayed one ties its road straight to the towers. Trusses are beams from which all that does no work has been taken away.

Which is chosen depends on the span. Beams are cheapest up to about two hundred metres, arches reach six hundred, stayed bridges a thousand; beyond that only the suspension bridge is left, up to 2,023 metres.

[[Port Ellery]] has all five kinds among its 27 bridges, and the [[Mill Lade Bridge]] the oldest arches of the coast. Cables are laid like [[Rope]].

# Wind turbine
@ Blades: 3
@ Most of the wind's energy: 59 %
@ Largest rotor: 260 m
+ Technology, Energy
A wind turbine takes energy from moving air. Its blades are wings: the air runs faster over one side and draws them around. No turbine can take more than 59 per cent, for air that has given everything would stand still in the way of the next.

Energy grows with the cube of the speed: twice the wind gives eight times the power. That is why towers are high and stand on hills and at sea. Three blades are a bargain between balance, noise and cost.

The one on [[Gannet Isle]] stands since 2009 and has a rotor of 44 metres. When the wind fails, power comes through a cable from [[Harrow Bay]]. See [[Windmill]] for its forebears.

# Windmill
@ First in Europe: about 1180
@ Sails: 4
+ Technology, History
A windmill grinds, pumps or saws with wind. In Persia mills with upright axles turned a thousand years ago; in Europe they lay flat from about 1180 on. The first stood on a post and were turned into the wind whole, miller and all; later only the cap moved.

Four sails of cloth on wooden lattice were set like those of a boat. A miller watched the sky: a thunderstorm could run a mill away, and friction then set it on fire.

Steam ended them. Eight are left around [[Harrow Bay]], one of which grinds flour for a baker, see [[Bread]]. The [[Wind turbine]] is its grandchild.

# Bread
@ Oldest found: 14,000 years
@ Baked at: 230 °C
! pizza-margherita
+ Food, Science
Bread is flour and water, baked. What lifts it is gas: [[Yeast]] eats sugar from the flour and gives off carbon dioxide, which gluten, a net of proteins, holds back like a balloon. Kneading makes the net.

In the oven the gas grows, the starch sets, and above 140 degrees the crust turns brown and begins to smell of all that we call bread. Sour dough adds bacteria; their acid keeps it fresh.

The oldest bread was found in a hearth 14,000 years old, four thousand years before farming. The millers of [[Windmill|windmills]] were paid in flour, one sack in sixteen.

# Yeast
@ Kind: Fungus
@ Divides every: 90 minutes
+ Science, Food
Yeast is a fungus of a single cell, found on every fruit. With air it eats sugar and grows; without, it turns sugar into alcohol and carbon dioxide. The first gives us more yeast, the second beer, and both together [[Bread]].

A cell is a hundredth of a millimetre long and divides every ninety minutes by growing a bud. In a gram there are twenty thousand million.

People used it for thousands of years without knowing. That it lives was shown in 1857. Since its cells are built like ours it has taught us much about how cells age: what goes wrong in them often goes wrong in the same way in us.

# Ducks
@ Species: about 120
@ Feathers: 12,000
! ducks-on-pond
+ Birds, Nature
Ducks are water birds with broad bills. Their feathers are waterproof thanks to an oil that they comb in with the bill, and to barbs that hook together like a zip. Their feet stay barely above freezing: warm blood on its way down passes cold blood on its way up and gives it its heat.

Some dive; others tip over and show their tail. A duckling follows the first thing that it sees move, be it a boot.

The pond of [[Fennel Park]] has about sixty. Bread is bad for them; oats and peas are not. They sleep with one half of the brain at a time. Compare the [[Kittiwake]], which sleeps at sea.

# Hot-air balloon
@ First with people: 21 November 1783
@ Air in the envelope: 100 °C
@ Lifts in a cubic metre: 250 g
! hot-air-balloons
+ Technology, Transport
A hot-air balloon flies because warm air is lighter than cold. In an envelope at a hundred degrees every cubic metre lifts about a quarter of a kilogram, so that a balloon for four people holds two and a half thousand of them.

The first to carry people rose near Paris on 21 November 1783, heated with straw and wool. Before them a sheep, a duck and a cock had been sent up, and came down well but for the cock, which the sheep had kicked.

A balloon goes where the wind goes; the pilot can only choose the height and so, with luck, another wind. Envelopes were of [[Silk]] and [[Paper]], and are of nylon now.

# Compass
@ Used at sea since: about 1100
@ Points: 32
+ Technology, The sea
A compass is a magnet that is free to turn. It sets itself along the field of the Earth, roughly north and south. In China spoons of lodestone pointed on polished plates two thousand years ago; at sea a needle swimming on a straw was used from about 1100.

It does not point to the pole but to a place in the north of Canada that wanders, at present by some forty kilometres a year. Charts tell by how much it is wrong. Iron on board draws it aside too.

A captain paid for six wheels of [[Gannet Isle cheese]] with one. [[Maud Ellison]] used hers in a rowing boat, where there was no iron but the hooks. See also [[Tides]].

# Glass
@ Made of: Sand, soda, lime
@ Melts at: about 1,500 °C
+ Materials, Technology
Glass is sand that has been melted and cooled too fast to crystallise. Pure sand melts at 1,700 degrees; soda brings this down, and lime keeps the result from dissolving in the rain.

It was cast for three thousand years before somebody, about the year 50, blew it through a pipe. Then cups were cheap. Flat panes were cut from blown cylinders until 1959, when glass was first floated on a bath of molten tin.

That old panes are thicker at the foot because glass flows is a tale; they were made uneven. Lenses, such as the [[Fresnel lens]], need glass without a bubble. Its opposite in all things is [[Wool]], though one can be spun into the other's likeness.

# Clockwork
@ First pendulum clock: 1656
@ Seconds in a day: 86,400
+ Technology, History
A clock needs three things: something that drives, something that swings evenly, and something between the two that lets the drive go on by one tooth for each swing. The last is the escapement; its sound is the tick.

Early clocks were off by a quarter of an hour a day. The pendulum, of 1656, brought that down to fifteen seconds. A ship's clock of 1761 lost five seconds in eighty-one days at sea, and with it sailors first knew how far east or west they were; the [[Compass]] could not tell.

The clock on the Customs House in [[Harrow Bay]] runs two minutes fast, so that nobody misses the boat of [[Harrow Bay Ferries]].

# Octopus
@ Arms: 8
@ Hearts: 3
@ Lives: 1 to 2 years
+ Animals, The sea
An octopus has eight arms, three hearts and blue blood. Two thirds of its nerve cells are in the arms, which taste what they touch and can decide for themselves. Without a bone it goes through any hole that its beak goes through.

It changes colour in a fifth of a second, though it seems to see none. Octopuses open jars, steal from fishing nets and know people who feed them. Frightened, they leave a cloud of [[Ink]] behind.

Most live for a year or two. The mother guards her eggs and eats nothing until they hatch; then she dies. In [[Harrow Bay]] they came in great numbers in 1950 and again in 2025, and the crab fishers remember both.

# Compost
@ Heats up to: 65 °C
@ Ready in: 6 to 12 months
+ Nature, Science
Compost is what small animals, fungi and bacteria make of leaves, peel and cut grass. They want four things: something green, with nitrogen; something brown, with carbon; water like a wrung sponge; and air.

In a good heap it gets as hot as 65 degrees within days, which kills seeds. Later worms take over. After half a year to a year it smells of woods and is dug in; it holds water and feeds the soil.

Meat draws rats, and orange peel takes its time. Paper bags rot, see [[Paper]]; bags that are called compostable often want more heat than a garden has. In [[Fennel Park]] the town makes four hundred tonnes a year. Where air is missing one gets [[Peat]] instead.

# Coffee
@ Caffeine in a cup: 95 mg
@ Roasted at: 200 °C
! latte-art-cup
+ Food, Science
Coffee is made from the seeds of a bush that comes from the highlands of Ethiopia. The ripe fruit is red; inside lie two green seeds that taste of hay. Roasted at some two hundred degrees they crack, lose a fifth of their weight and gain eight hundred substances that can be smelled.

Caffeine is there to keep insects away. In us it takes the seat of a substance that makes us tired; half of it is gone after five hours.

Hot water first takes acids, then sweetness, then bitterness, so that all the art is in stopping in time. The first coffee house of [[Harrow Bay]] opened in 1689, next to the [[Ropewalk]], and sold insurance for ships.

# Chess
@ Squares: 64
@ Pieces: 32
@ Came to Europe: about 1000
+ Culture, Mathematics
Chess is a game for two on 64 squares. It comes from India, where it had elephants and chariots, went through Persia, from whose word for king it has its name, and reached Europe around the year 1000. The queen could move one square only until about 1475.

After three moves of each side there are more than nine million positions; the number of games is larger than that of atoms in all that we see. A machine beat the world's best player in 1997.

A board in the window of the café on the [[Old Quay]] has shown the same game since 1962. Players leave a move a day; [[Elias Thorne]] sent his by post.

# Lichen
@ Made of: A fungus and an alga
@ Grows: 1 mm a year
@ Oldest: 8,600 years
+ Nature, Science
A lichen is not one living thing but two or three: a fungus that gives the house and an alga that cooks, now and then with [[Yeast]] as a lodger. Together they live where neither could, on bare rock, on roofs and on the glass of old windows.

Most grow about a millimetre in a year and all around, so that the age of a wall can be read from them. The yellow ring on the [[Mill Lade Bridge]] began in the year of the second flood, 1811.

They have no roots and drink from the air, and with it everything that is in it. Where the air is bad only the grey crusts are left; on [[Stanning Moor]] beards of lichen a hand long hang from the oaks.
`;
