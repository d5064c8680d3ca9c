import type { ComponentType } from 'react';
import { CapturePhoto, CaptureVideo } from './Capture.tsx';
import { Review } from './Review.tsx';
import { Settings } from './Settings.tsx';
import { Viewfinder } from './Viewfinder.tsx';

export { icons } from './icons.ts';

export const screens: Record<string, ComponentType> = {
  CapturePhoto,
  CaptureVideo,
  Review,
  Settings,
  Viewfinder,
};
