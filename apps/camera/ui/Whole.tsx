import { Picture } from '../../../src/sdk/react/kit/index.ts';
import css from './camera.module.css';

/** A picture as large as its place allows, with nothing of what its crop leaves out. */
export function Whole({ name, alt, width, height }: { name: string; alt: string; width: number; height: number }) {
  const shape = { '--shape': String(width > 0 && height > 0 ? width / height : 0.75) } as object;
  return <div className={css['whole']} style={shape}><div className={css['fit']}><Picture name={name} alt={alt} /></div></div>;
}
