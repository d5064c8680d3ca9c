import { Button, Loader, Switch, Text, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue, useHotkeys } from '@mantine/hooks';
import { IconArrowBackUp, IconSearch } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { AnyPhone } from '../../state/phone/index.ts';
import { getAt } from '../../state/pointer.ts';
import { reasonsOf, type Edits } from './edits.ts';
import type { LiveState, Step } from './live-state.ts';
import type { LivePhone } from './live.ts';
import { StateTree } from './StateTree.tsx';
import { above, marksOf } from './tree-marks.ts';
import { MOST_FOUND, rowsOf, search, type Row } from './tree-rows.ts';
import { ValueEditor } from './ValueEditor.tsx';
import css from './tree.module.css';

/** How long the words of a search rest before it runs, ms. */
const REST_MS = 200;
/** Changed places that are opened by themselves. */
const MOST_OPENED = 40;

const appOf = (path: string) => /^\/apps\/([^/]+)/.exec(path)?.[1];

/** The phone's tree without its apps' data that this page has not loaded: those stand there, empty. */
function wholeTree(phone: AnyPhone): object {
  const apps = Object.fromEntries(
    Object.keys(phone.os.installed)
      .sort()
      .map(app => [app, phone.apps[app]]),
  );
  return { ...phone, apps };
}

/** The value at a path, if there is one. */
function valueAt(tree: object, path: string): unknown {
  try {
    return getAt(tree, path);
  } catch {
    return undefined;
  }
}

/** The first line that a step changed; that time has passed is none. */
function newsOf(step: Step | undefined, rows: readonly Row[]): { step: number; path: string } | undefined {
  const row = rows.find(({ path, mark }) => mark && mark.kind !== 'inside' && !path.startsWith('/clock/'));
  return step && row && { step: step.number, path: row.path };
}

/** The state as a tree: search, what the last step changed, and a field for the chosen value. */
export function StateTab({
  phone,
  live,
  state,
  edits,
  chosen,
  onChoose: choose,
}: {
  phone: AnyPhone;
  live: LivePhone;
  state: LiveState;
  edits: Edits;
  /** The pointer of the chosen line. */
  chosen: string | undefined;
  onChoose: (path: string) => void;
}) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [query, setQuery] = useState('');
  const [words] = useDebouncedValue(query.trim(), REST_MS);
  const [follows, setFollows] = useState(true);
  const [undoProblem, setUndoProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useHotkeys([['/', () => field.current?.focus()]]);

  const tree = useMemo(() => wholeTree(phone), [phone]);
  const step = state.steps.at(-1);
  const marks = useMemo(() => marksOf(step?.operations ?? [], step?.before), [step]);
  const toOpen = useMemo(() => {
    if (!follows) return open;
    const changed = [...marks].filter(([, { kind }]) => kind !== 'inside').slice(0, MOST_OPENED);
    return new Set([...open, ...changed.flatMap(([path]) => above(path))]);
  }, [follows, open, marks]);
  const loading = useSearchedApps(phone, live, words !== '');
  const rows = useMemo(
    () => (words === '' ? rowsOf(tree, toOpen, marks) : search(tree, words, marks)),
    [tree, toOpen, marks, words],
  );
  // What an address names is shown, however the page came to it.
  useEffect(() => {
    if (chosen) setOpen(opened => new Set([...opened, ...above(chosen)]));
  }, [chosen]);
  useEffect(() => {
    const app = chosen && appOf(chosen);
    if (app && phone.apps[app] === undefined && phone.os.installed[app]) void live.load(app);
  }, [chosen, live, phone]);

  const toggle = (path: string) => {
    const next = new Set(toOpen);
    if (!next.delete(path)) next.add(path);
    // What is closed by hand does not open again by itself.
    else if (marks.has(path)) setFollows(false);
    setOpen(next);
    const app = appOf(path);
    if (app && phone.apps[app] === undefined) void live.load(app);
  };
  const enter = ({ path }: Row) => {
    if (words === '') return;
    setQuery('');
    choose(path);
  };
  const value = chosen === undefined ? undefined : valueAt(tree, chosen);
  const undo = () => {
    setUndoProblem('');
    void edits.undo().catch((error: unknown) => setUndoProblem(reasonsOf(error).join('; ')));
  };
  return (
    <>
      <div className={css['bar']} role="search" aria-label="Search the state">
        <TextInput
          ref={field}
          type="search"
          size="xs"
          className={css['search']!}
          aria-label="Search keys and values"
          placeholder="Keys, values or /a/pointer"
          leftSection={loading ? <Loader size={12} /> : <IconSearch size={14} />}
          value={query}
          onChange={event => setQuery(event.currentTarget.value)}
        />
        {words !== '' && (
          <span className={css['found']} role="status">
            {rows.length >= MOST_FOUND ? `The first ${MOST_FOUND}` : `${rows.length} found`}
          </span>
        )}
        <Tooltip label="Opens what the last step changed">
          <Switch
            size="xs"
            label="Follow"
            checked={follows}
            onChange={event => setFollows(event.currentTarget.checked)}
          />
        </Tooltip>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconArrowBackUp size={14} />}
          disabled={!edits.canUndo}
          onClick={undo}
        >
          Undo edit
        </Button>
      </div>
      {undoProblem && (
        <Text c="red" size="sm" px="md" py={6} role="alert">
          The edit cannot be taken back: {undoProblem}
        </Text>
      )}
      <div className={css['split']}>
        <StateTree
          rows={rows}
          chosen={chosen}
          news={follows && words === '' ? newsOf(step, rows) : undefined}
          label={words === '' ? 'State' : 'Found in the state'}
          onChoose={choose}
          onToggle={words === '' ? toggle : () => {}}
          onEnter={enter}
        />
        {chosen !== undefined && value !== undefined ? (
          <ValueEditor key={chosen} path={chosen} value={value} edits={edits} />
        ) : (
          <Text className={css['editor']!} c="dimmed" size="sm">
            {chosen === undefined
              ? 'Choose a line to copy its pointer or to change it.'
              : `Nothing at ${chosen}.`}
          </Text>
        )}
      </div>
    </>
  );
}

/** Loads the data of every app while there is a search, and tells whether some is still on its way. */
function useSearchedApps(phone: AnyPhone, live: LivePhone, isSearching: boolean): boolean {
  const missing = Object.keys(phone.os.installed).filter(app => phone.apps[app] === undefined);
  const next = isSearching ? missing[0] : undefined;
  useEffect(() => {
    if (next !== undefined) void live.load(next);
  }, [next, live]);
  return next !== undefined;
}
