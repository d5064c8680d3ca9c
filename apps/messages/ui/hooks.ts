import { useMemo } from 'react';
import { hooksOf, useProvider } from '../../../src/sdk/react/hooks.ts';
import { messages } from '../manifest.ts';
import { faceOf, type Face } from '../select.ts';

export const { useApp, useAct, useNav, useParams } = hooksOf(messages);

/** How the people of these numbers are shown: by the contacts app, where it is there and may be read. */
export function useFaces(numbers: readonly string[]): (number: string) => Face {
  const pictures = useApp(s => s.settings.showPictures);
  const known = useProvider('contacts', contacts =>
    JSON.stringify(Object.fromEntries(numbers.map(n => [n, faceOf(contacts, n)]))),
  );
  return useMemo(() => {
    const faces = JSON.parse(known) as Record<string, Face>;
    return n => {
      const face = faces[n] ?? faceOf(null, n);
      return pictures ? face : { ...face, picture: null };
    };
  }, [known, pictures]);
}

/** Which of these numbers are blocked on the phone. */
export function useBlocked(numbers: readonly string[]): (number: string) => boolean {
  const known = useProvider('calls', calls =>
    (calls ? numbers.filter(n => calls.isBlocked(n)) : []).join(','),
  );
  return useMemo(() => {
    const blocked = new Set(known.split(','));
    return n => blocked.has(n);
  }, [known]);
}
