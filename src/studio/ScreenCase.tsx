import type { ReactNode } from 'react';
import css from './touch-picture.module.css';

/** A phone around a picture of its screen, as high as the window allows. */
export function ScreenCase({
  beside,
  children,
}: {
  /** Height of what stands above and below it, px. Of the window and not of the column, whose width follows from it. */
  beside: number;
  children: ReactNode;
}) {
  return (
    <div className={css['case']} style={{ blockSize: `min(800px, 100dvh - ${beside}px)` }}>
      {children}
    </div>
  );
}
