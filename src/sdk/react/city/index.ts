export * from './CityMap.tsx';
export * from './camera.ts';
