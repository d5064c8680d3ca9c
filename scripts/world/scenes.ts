import type { Scene } from './types.ts';

/** What is to be seen on each picture, for people who cannot see it. */
export const SCENES: Record<Scene, string> = {
  'red-bicycle': 'A red bicycle leaning against a wall.', 'harbour-ferry': 'A white ferry leaving a harbour.', 'ramen-bowl': 'A bowl of ramen with egg and spring onions.',
  'tabby-cat-window': 'A tabby cat sitting in a window.', 'golden-dog-beach': 'A golden dog running on a beach.', 'birthday-cake': 'A birthday cake with candles.',
  'mountain-lake': 'A lake between mountains in the morning.', 'desk-plants': 'A desk with a laptop and plants.', 'whiteboard-plan': 'A whiteboard with a plan written on it.',
  'grocery-list': 'A shopping list written on paper.', 'train-ticket': 'A train ticket on a table.', 'cafe-receipt': 'A receipt from a café.', 'tomato-pasta': 'A plate of pasta with tomato sauce and basil.',
  'snowy-street': 'A street under snow in the evening.', lighthouse: 'A lighthouse on rocks by the sea.', 'market-fruit': 'Fruit in crates at a market stall.', 'concert-stage': 'A band on a lit stage.',
  'blue-door': 'A blue front door in a white wall.', picnic: 'A picnic on a blanket in a park.', 'sunset-pier': 'A pier at sunset.', 'rainy-window': 'Rain on a window, lights behind it.',
  bookshelf: 'A bookshelf full of books.', 'houseplant-monstera': 'A monstera in a pot by a window.', 'sushi-plate': 'A plate of sushi.', 'old-bridge': 'An old stone bridge over a river.',
  'city-night': 'A city square at night with fireworks above the roofs.', campfire: 'A campfire in the dark.', 'running-shoes': 'A pair of running shoes on a path.', 'kids-drawing': 'A child’s drawing of a house and a boat.',
  'handwritten-recipe': 'A recipe written by hand on a card.', 'parking-sign': 'A parking sign with hours on it.', 'bus-timetable': 'A timetable at a bus stop.', 'new-sofa': 'A green sofa in a living room.',
  'broken-mug': 'A mug broken into pieces on a kitchen floor.', tulips: 'A bunch of tulips in a vase.', 'soccer-pitch': 'A football pitch under floodlights.', 'hot-air-balloon': 'A hot-air balloon over fields.',
  'library-hall': 'The reading hall of a library.', 'garden-path': 'A path through a garden in flower.', 'pancake-stack': 'A stack of pancakes with berries.', 'coffee-latte': 'A cup of coffee with latte art.',
  'museum-statue': 'A stone statue in a museum.', 'tent-forest': 'A tent between trees.', 'moon-rooftops': 'The moon over rooftops.', 'farm-field': 'A field with hay bales.', 'wine-hills': 'Vineyards on hills in the evening sun.',
  'moving-boxes': 'Moving boxes stacked in an empty room.', 'chess-board': 'A chess board in the middle of a game.',
};
