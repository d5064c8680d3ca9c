import { expect, test } from 'vitest';
import { readGpx, writeGpx, type Gpx } from './gpx.ts';

const track: Gpx = {
  name: 'A < B & C',
  description: 'Wet',
  type: 'walk',
  points: [
    { latitude: 50.82, longitude: -1.4, elevation: 12, at: Date.UTC(2026, 2, 1, 10) },
    { latitude: 50.83, longitude: -1.4, at: null },
  ],
  waypoints: [{ latitude: 50.82, longitude: -1.4, name: 'Gate' }],
};

test('what is written is read again', () => {
  const text = writeGpx('Test', track, { at: Date.UTC(2026, 2, 1, 10) });
  expect(text).toContain('<name>A &lt; B &amp; C</name>');
  expect(text).toContain('<trkpt lat="50.830000" lon="-1.400000"></trkpt>');
  expect(readGpx(text)).toEqual(track);
});

test('files of others: attributes in either order, routes, CDATA, fractions of a second; none without two points', () => {
  expect(
    readGpx(
      '<gpx><rte><name><![CDATA[Loop]]></name><rtept lon="-1.4" lat="50.8"/><rtept lon=\'-1.5\' lat=\'50.9\'><time>2026-02-01T10:05:00.500Z</time></rtept></rte></gpx>',
    ),
  ).toEqual({
    name: 'Loop',
    description: '',
    type: '',
    waypoints: [],
    points: [
      { latitude: 50.8, longitude: -1.4, at: null },
      { latitude: 50.9, longitude: -1.5, at: Date.UTC(2026, 1, 1, 10, 5) },
    ],
  });
  expect(
    readGpx(
      '<gpx><trk><trkseg><trkpt lat="50.8" lon="-1.4"/><trkpt lat="95" lon="-1.4"/></trkseg></trk></gpx>',
    ),
  ).toBeNull();
  expect(readGpx('not a file')).toBeNull();
});
