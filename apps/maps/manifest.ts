import { defineApp } from '../../src/sdk/core/app.ts';
import { actions } from './actions.ts';
import { lookAround } from './actions/timeline.ts';
import { Maps } from './state.ts';

export const maps = defineApp({
  id: 'maps',
  name: 'Wayfare',
  palette: 'maps',
  describe: 'The town on a map: places, directions, saved lists, markers, tracks, timeline.',
  // Its preview moves the phone.
  system: true,
  state: Maps,
  actions,
  outward: ['review', 'deleteReview'],
  on: { clock: 'moveClock', moved: 'lookAround' },
  routes: {
    '/': { screen: 'Home', title: 'Wayfare', activity: '.MainActivity' },
    '/search': { screen: 'Search', title: 'Search', activity: '.SearchActivity' },
    '/results/:query': { screen: 'Results', title: 'Results', activity: '.ResultsActivity' },
    '/place/:place': { screen: 'Place', title: 'Place', activity: '.PlaceActivity' },
    '/spot/:spot': { screen: 'SpotScreen', title: 'Dropped pin', activity: '.SpotActivity' },
    '/geo/:address': { screen: 'Geo', title: 'Shared place', activity: '.GeoActivity' },
    '/review/:place': { screen: 'WriteReview', title: 'Review', activity: '.ReviewActivity' },
    '/directions': { screen: 'Directions', title: 'Directions', activity: '.DirectionsActivity' },
    '/navigate': { screen: 'Navigate', title: 'Navigation', activity: '.NavigationActivity' },
    '/choose/:for': { screen: 'Choose', title: 'Choose a place', activity: '.ChooseActivity' },
    '/pick': { screen: 'Pick', title: 'Pick a place', activity: '.PickActivity' },
    '/saved': { screen: 'SavedLists', title: 'Saved', activity: '.SavedActivity' },
    '/list/:list': { screen: 'ListScreen', title: 'List', activity: '.ListActivity' },
    '/markers': { screen: 'Markers', title: 'Markers', activity: '.MarkersActivity' },
    '/tracks': {
      screen: 'Tracks',
      title: 'Tracks',
      activity: '.TracksActivity',
      // A track that was left unsaved on the screen before is not drawn on.
      enter: state => {
        if (state.draft.length > 0) state.draft = [];
      },
    },
    '/track/:track': { screen: 'TrackScreen', title: 'Track', activity: '.TrackActivity' },
    '/import/:file': { screen: 'ImportTrack', title: 'Import track', activity: '.ImportTrackActivity' },
    '/draw': { screen: 'Draw', title: 'Draw a track', activity: '.DrawActivity' },
    '/measure': { screen: 'Measure', title: 'Measure distance', activity: '.MeasureActivity' },
    '/timeline': {
      screen: 'Timeline',
      title: 'Timeline',
      activity: '.TimelineActivity',
      enter: (state, _, ctx) => lookAround(state, ctx),
    },
    '/offline': { screen: 'Offline', title: 'Offline areas', activity: '.OfflineActivity' },
    '/settings': { screen: 'Settings', title: 'Settings', activity: '.SettingsActivity' },
  },
  intents: [
    { verb: 'VIEW', scheme: 'geo', route: '/geo/:address' },
    { verb: 'VIEW', mime: 'vnd.android.cursor.item/place', route: '/place/:place' },
    { verb: 'VIEW', mime: 'application/gpx+xml', route: '/import/:file' },
    { verb: 'PICK', mime: 'vnd.android.cursor.item/place', route: '/pick' },
  ],
  permissions: ['location', 'notifications'],
  channels: [
    { id: 'navigation', name: 'Navigation' },
    { id: 'recording', name: 'Track recording' },
    { id: 'downloads', name: 'Downloads' },
  ],
  size: 96_000_000,
});
