import './icons.ts';
import type { ComponentType } from 'react';
import { Capture } from './Capture.tsx';
import { Review } from './Review.tsx';
import { Settings } from './Settings.tsx';
import { Viewfinder } from './Viewfinder.tsx';

export const screens: Record<string, ComponentType> = { Capture, Review, Settings, Viewfinder };
