import type { ComponentType } from 'react';

export const screens: Record<string, ComponentType> = {};
