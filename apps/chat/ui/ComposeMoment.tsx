import { useFieldText, useScreenState } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  ChipGroup,
  Icon,
  List,
  ListRow,
  Picture,
  RadioGroup,
  Screen,
  Sheet,
  TextField,
} from './kit.ts';
import { tagList } from '../select.ts';
import { useAct, useApp } from './hooks.ts';
import css from './moments.module.css';

type Range = 'everyone' | 'tags' | 'private';
const WORDS: Record<Range, string> = { everyone: 'All contacts', tags: 'Only some', private: 'Only me' };

/** A new moment: text, up to nine photos, a place, who may see it. */
export function ComposeMoment() {
  const act = useAct();
  const text = useFieldText('text');
  const place = useFieldText('place');
  const photos = useApp(s => s.momentPhotos);
  const all = useApp(tagList);
  const [visibility, setVisibility] = useScreenState<Range>('visibility', 'everyone');
  const [tags, setTags] = useScreenState<string[]>('tags', []);
  const [sheet, setSheet] = useScreenState('sheet', false);
  const empty = text.trim() === '' && photos.length === 0;
  return (
    <Screen
      appBar={
        <AppBar
          title="New moment"
          leading="close"
          actions={
            <Button
              variant="filled"
              disabled={empty || (visibility === 'tags' && tags.length === 0)}
              rid="post"
              onClick={() =>
                act.postMoment({ text, photos: [...photos], place: place.trim(), visibility, tags })
              }
            >
              Post
            </Button>
          }
        />
      }
    >
      <div className={css['compose']}>
        <TextField
          name="text"
          label="What is on your mind?"
          variant="plain"
          multiline
          rows={4}
          autoGrow
          capitalise
        />
      </div>
      <div className={css['picked']}>
        {photos.map((p, i) => (
          <button
            type="button"
            key={`${p}-${i}`}
            className={css['pickedPhoto']}
            aria-label={`Remove photo ${i + 1}`}
            onClick={() => act.removeMomentPhoto({ index: i })}
          >
            <Picture name={p} alt="" width="100%" height="100%" radius={8} />
            <span>
              <Icon name="close" size={16} />
            </span>
          </button>
        ))}
        {photos.length < 9 && (
          <button
            type="button"
            className={css['addPhoto']}
            aria-label="Add photos"
            data-rid="add-photos"
            onClick={() => act.pickMomentPhotos()}
          >
            <Icon name="add" size={32} />
          </button>
        )}
      </div>
      <div className={css['compose']}>
        <TextField name="place" label="Place" leading="location_on" enterKey="done" capitalise />
      </div>
      <List card>
        <ListRow
          leading="visibility"
          title="Who can see it"
          meta={visibility === 'tags' ? tags.join(', ') || 'Choose tags' : WORDS[visibility]}
          rid="visibility"
          onClick={() => setSheet(true)}
        />
      </List>
      <Sheet
        open={sheet}
        title="Who can see it"
        onClose={() => setSheet(false)}
        footer={
          <div className={css['compose']}>
            <Button variant="filled" wide onClick={() => setSheet(false)}>
              Done
            </Button>
          </div>
        }
      >
        <RadioGroup
          label="Who can see it"
          value={visibility}
          onChange={setVisibility}
          options={[
            { value: 'everyone', label: WORDS.everyone },
            { value: 'tags', label: WORDS.tags, subtitle: 'Contacts with one of these tags' },
            { value: 'private', label: WORDS.private },
          ]}
        />
        {visibility === 'tags' && (
          <div className={css['compose']}>
            <ChipGroup label="Tags">
              {all.map(t => (
                <Chip
                  key={t}
                  label={t}
                  selected={tags.includes(t)}
                  onClick={() => setTags(tags.includes(t) ? tags.filter(x => x !== t) : [...tags, t])}
                />
              ))}
            </ChipGroup>
          </div>
        )}
      </Sheet>
    </Screen>
  );
}
