import { useDevice, useFieldText } from '../../../src/sdk/react/hooks.ts';
import { Avatar, Chip, ChipGroup, EmptyState, RadioGroup, Screen, TextField } from './kit.ts';
import { TAGS } from '../actions/after.ts';
import { whenOf } from '../select.ts';
import { Lost, type Lost as Report } from '../state.ts';
import { useAct, useDates, useParams, useRides, useScreenState, useWords } from './hooks.ts';
import { Block, Foot, Go, Stars } from './Parts.tsx';
import css from './after.module.css';
import { names } from '../names.ts';

/** Stars, tags and words for a driver. */
export function Rate() {
  const { ride: id } = useParams('/rate/:ride');
  const t = useWords();
  const act = useAct();
  const { rides, drivers } = useRides();
  const ride = rides[id];
  const known = ride?.rating;
  const [stars, setStars] = useScreenState('stars', known?.stars ?? 0);
  const [tags, setTags] = useScreenState<readonly string[]>('tags', known?.tags ?? []);
  const text = useFieldText('review', known?.text ?? '');
  const driver = ride?.driver ? drivers[ride.driver] : undefined;
  if (!driver || ride?.status !== 'done')
    return (
      <Screen title={t('rateDriver')}>
        <EmptyState icon="search" title={t('noSuchRide')} text={id} />
      </Screen>
    );
  const toggle = (tag: string) =>
    setTags(tags.includes(tag) ? tags.filter(each => each !== tag) : [...tags, tag]);
  return (
    <Screen
      title={t('rateDriver')}
      bottom={
        <Foot>
          <Go
            rid="send-rating"
            disabled={stars === 0}
            onClick={() => act.rate({ ride: id, stars, tags: [...tags], text })}
          >
            {t('sendRating')}
          </Go>
        </Foot>
      }
    >
      <div className={css['rate']}>
        <Avatar name={driver.name} size={72} />
        <span className={css['name']} dir="auto">
          {t('howWas', { name: driver.name })}
        </span>
        <Stars value={stars} onChange={setStars} />
      </div>
      <Block>
        <ChipGroup label={t('tags')}>
          {TAGS.map(tag => (
            <Chip
              key={tag}
              id={tag}
              rid="tag"
              label={t(names.tag[tag])}
              selected={tags.includes(tag)}
              onClick={() => toggle(tag)}
            />
          ))}
        </ChipGroup>
        <TextField
          name="review"
          label={t('writeReview')}
          rid="review"
          initial={known?.text ?? ''}
          capitalise
          multiline
          rows={3}
          maxLength={400}
        />
      </Block>
    </Screen>
  );
}

const ITEMS = Lost.properties.item.enum as readonly Report['item'][];

/** A report of something that was left in a car. */
export function LostItem() {
  const { ride: id } = useParams('/lost/:ride');
  const t = useWords();
  const act = useAct();
  const { rides, drivers } = useRides();
  const { moment } = useDates();
  const ride = rides[id];
  const [item, setItem] = useScreenState<Report['item'] | null>('item', null);
  const text = useFieldText('what');
  const own = useDevice(d => d.radios.phoneNumber);
  const phone = useFieldText('phone', own);
  if (!ride || ride.status !== 'done')
    return (
      <Screen title={t('lostItem')}>
        <EmptyState icon="search" title={t('noSuchRide')} text={id} />
      </Screen>
    );
  const name = ride.driver === null ? '' : drivers[ride.driver]!.name;
  return (
    <Screen
      title={t('lostItem')}
      bottom={
        <Foot>
          <Go
            rid="send-report"
            disabled={item === null || text.trim() === ''}
            onClick={() => item !== null && act.reportLost({ ride: id, item, text, phone })}
          >
            {t('sendReport')}
          </Go>
        </Foot>
      }
    >
      <Block>
        <span dir="auto">{t('lostIn', { name, when: moment(whenOf(ride)) })}</span>
      </Block>
      <RadioGroup
        label={t('whatLost')}
        value={item}
        onChange={setItem}
        options={ITEMS.map(value => ({ value, label: t(names.item[value]) }))}
      />
      <Block>
        <TextField
          name="what"
          label={t('whatLooks')}
          rid="what"
          capitalise
          multiline
          rows={2}
          maxLength={300}
        />
        <TextField name="phone" label={t('reachMe')} rid="phone" initial={own} inputMode="tel" />
      </Block>
    </Screen>
  );
}
