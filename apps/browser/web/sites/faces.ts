import type { SiteFace } from '../blocks.ts';

/** Every site of the web: its name, its colours and its main links. */
export const FACES: Readonly<Record<string, Omit<SiteFace, 'host'>>> = {
  'commonplace.example': {
    name: 'Commonplace',
    tint: '#f4f1ea',
    ink: '#2b2a27',
    serif: true,
    links: [
      { title: 'Main page', path: '/' },
      { title: 'All articles', path: '/all' },
      { title: 'Categories', path: '/categories' },
    ],
  },
  'bayecho.example': {
    name: 'Bay Echo',
    tint: '#12324a',
    ink: '#ffffff',
    serif: true,
    links: [
      { title: 'Latest', path: '/' },
      { title: 'Town', path: '/section/Town' },
      { title: 'Sea', path: '/section/Sea' },
      { title: 'Culture', path: '/section/Culture' },
      { title: 'Sport', path: '/section/Sport' },
      { title: 'Newsletter', path: '/newsletter' },
    ],
  },
  'tinhouse.example': {
    name: 'Tinhouse',
    tint: '#7a2e1d',
    ink: '#ffffff',
    links: [
      { title: 'All', path: '/' },
      { title: 'Kitchen', path: '/section/Kitchen' },
      { title: 'Outdoors', path: '/section/Outdoors' },
      { title: 'Home', path: '/section/Home' },
      { title: 'Desk', path: '/section/Desk' },
      { title: 'Cart', path: '/cart' },
    ],
  },
  'harrowbay.example': {
    name: 'Harrow Bay Council',
    tint: '#1d4d3a',
    ink: '#ffffff',
    links: [
      { title: 'Start', path: '/' },
      { title: 'Contact', path: '/contact' },
      { title: 'Survey', path: '/survey' },
      { title: 'Parking card', path: '/register' },
      { title: 'Missed bin', path: '/bins' },
    ],
  },
  'harrowferries.example': {
    name: 'Harrow Bay Ferries',
    tint: '#0b4f8a',
    ink: '#ffffff',
    links: [
      { title: 'Sailings', path: '/timetable' },
      { title: 'Fares', path: '/fares' },
      { title: 'Groups', path: '/groups' },
    ],
  },
  'saltandsimmer.example': {
    name: 'Salt & Simmer',
    tint: '#fbe9d7',
    ink: '#5b2b10',
    serif: true,
    links: [
      { title: 'Recipes', path: '/' },
      { title: 'About', path: '/about' },
    ],
  },
  'longtide.example': {
    name: 'Long Tide',
    tint: '#ffffff',
    ink: '#1a1a1a',
    serif: true,
    links: [{ title: 'This issue', path: '/' }],
  },
  'villaclara.example': {
    name: 'Villaclara del Mar',
    tint: '#b3471d',
    ink: '#ffffff',
    links: [
      { title: 'Inicio', path: '/' },
      { title: 'Playas', path: '/playas' },
    ],
  },
  'ninecarp.example': {
    name: '九鲤面馆',
    tint: '#8c1c13',
    ink: '#ffffff',
    links: [
      { title: '首页', path: '/' },
      { title: '菜单', path: '/menu' },
    ],
  },
  'nassersbakery.example': {
    name: 'مخبز ناصر',
    tint: '#5a3d14',
    ink: '#ffffff',
    links: [
      { title: 'الرئيسية', path: '/' },
      { title: 'الأسعار', path: '/prices' },
    ],
  },
  'hblibraries.example': {
    name: 'Harrow Bay Libraries',
    tint: '#3b2a63',
    ink: '#ffffff',
    links: [
      { title: 'Start', path: '/' },
      { title: 'Downloads', path: '/downloads' },
    ],
  },
  'pocketgames.example': {
    name: 'Pocket Games',
    tint: '#243b9b',
    ink: '#ffffff',
    links: [{ title: 'All games', path: '/' }],
  },
  'tidecam.example': {
    name: 'Tide Cam',
    tint: '#10384a',
    ink: '#ffffff',
    links: [{ title: 'Live', path: '/' }],
  },
  'bargainbarrow.example': {
    name: 'Bargain Barrow',
    tint: '#ffd23f',
    ink: '#3a2a00',
    links: [{ title: 'Deals', path: '/' }],
  },
  'whatismy.example': {
    name: 'What is my browser',
    tint: '#e8eaf6',
    ink: '#1a237e',
    links: [{ title: 'Check', path: '/' }],
  },
  'seek.example': { name: 'Seek', tint: '#ffffff', ink: '#3949ab', links: [] },
  'quarry.example': { name: 'Quarry', tint: '#ffffff', ink: '#4e342e', links: [] },
  'oldlamp.example': { name: 'Oldlamp', tint: '#ffffff', ink: '#8d5a00', links: [] },
};

export const faceOf = (host: string): SiteFace | null => {
  const face = FACES[host];
  return face ? { host, ...face } : null;
};

/** Sites that take long to answer, ms. */
export const SLOW: Readonly<Record<string, number>> = { 'tidecam.example': 8_000 };
