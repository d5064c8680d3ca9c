import { useFieldText, useFields } from '../../../src/sdk/react/hooks.ts';
import {
  AppBar,
  Button,
  Chip,
  Dialog,
  EmptyState,
  IconButton,
  ListRow,
  RadioGroup,
  Screen,
  SectionHeader,
  SwitchRow,
  TextField,
} from './kit.ts';
import { isModerator } from '../select.ts';
import { BADGES, TONES } from '../state.ts';
import { orderedRows } from '../../../src/state/order.ts';
import { useAct, useForum, useOpen, useParams, useScreenState, useWords } from './hooks.ts';
import { Badge, Flair } from './Parts.tsx';
import css from './lists.module.css';

const OPENS = { public: 'openPublic', restricted: 'openRestricted', private: 'openPrivate' } as const;
type Opens = keyof typeof OPENS;
type Tone = (typeof TONES)[number];
type BadgeName = (typeof BADGES)[number];

/** Makes a community of one’s own. */
export function CreateCommunity() {
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const name = useFieldText('name');
  const title = useFieldText('title');
  const about = useFieldText('about');
  const [open, setOpen] = useScreenState<Opens>('opens', 'public');
  const [badge, setBadge] = useScreenState<BadgeName>('badge', 'group');
  const [tone, setTone] = useScreenState<Tone>('tone', 'plum');
  const taken = Object.values(state.communities).some(
    c => c.name.toLowerCase() === name.trim().toLowerCase(),
  );
  const shown = { ...orderedRows(state.communities)[0]!, badge, tone };
  return (
    <Screen
      appBar={
        <AppBar
          title={t('createCommunity')}
          leading="close"
          actions={
            <Button
              variant="filled"
              rid="create"
              disabled={name.trim() === '' || title.trim() === '' || taken}
              onClick={() => act.createCommunity({ name, title, about, open, badge, tone })}
            >
              {t('create')}
            </Button>
          }
        />
      }
    >
      <div className={css['column']}>
        <TextField
          name="name"
          label={t('communityName')}
          capitalise={false}
          maxLength={21}
          error={taken ? t('nameTaken') : null}
          supporting={t('communityNameText')}
        />
        <TextField name="title" label={t('communityTitle')} capitalise maxLength={60} />
        <TextField
          name="about"
          label={t('communityAbout')}
          multiline
          rows={3}
          autoGrow
          capitalise
          maxLength={500}
        />
      </div>
      <SectionHeader title={t('whoReads')} />
      <RadioGroup
        label={t('whoReads')}
        value={open}
        onChange={setOpen}
        options={(Object.keys(OPENS) as Opens[]).map(value => ({ value, label: t(OPENS[value]) }))}
      />
      <SectionHeader title={t('badge')} />
      <div className={css['column']}>
        <Badge community={shown} size={56} />
        <div className={css['row']}>
          {TONES.map((each, i) => (
            <Chip
              key={each}
              label={t('colourNumber', { number: i + 1 })}
              selected={tone === each}
              rid={`tone-${each}`}
              onClick={() => setTone(each)}
            />
          ))}
        </div>
        <div className={css['row']}>
          {BADGES.map((each, i) => (
            <Chip
              key={each}
              icon={each}
              label={t('drawingNumber', { number: i + 1 })}
              selected={badge === each}
              rid={`badge-${each}`}
              onClick={() => setBadge(each)}
            />
          ))}
        </div>
      </div>
    </Screen>
  );
}

/** Describes, rules and flairs of a community that the owner moderates. */
export function Manage() {
  const { community } = useParams('/manage/:community');
  const state = useForum();
  const t = useWords();
  const act = useAct();
  const fields = useFields();
  const [open, setOpen] = useOpen();
  const found = state.communities[community];
  const title = useFieldText('title', found?.title ?? '');
  const about = useFieldText('about', found?.about ?? '');
  const ruleTitle = useFieldText('ruleTitle');
  const ruleText = useFieldText('ruleText');
  const flair = useFieldText('flairText');
  if (!found || !isModerator(state, community))
    return (
      <Screen title={t('manage')}>
        <EmptyState icon="shield" title={t('notModerator')} text={t('notModeratorText')} />
      </Screen>
    );
  const close = () => {
    setOpen(null);
    for (const field of ['ruleTitle', 'ruleText', 'flairText']) fields.set(field, '');
  };
  const show = (what: string) => {
    fields.blur();
    setOpen(what);
  };
  return (
    <>
      <Screen
        appBar={
          <AppBar
            title={t('manage')}
            subtitle={`c/${found.name}`}
            actions={
              <Button
                variant="filled"
                rid="save"
                disabled={title.trim() === '' || (title === found.title && about === found.about)}
                onClick={() => act.describeCommunity({ community, title, about })}
              >
                {t('save')}
              </Button>
            }
          />
        }
      >
        <div className={css['column']}>
          <TextField
            name="title"
            label={t('communityTitle')}
            initial={found.title}
            capitalise
            maxLength={60}
          />
          <TextField
            name="about"
            label={t('communityAbout')}
            initial={found.about}
            multiline
            rows={3}
            autoGrow
            capitalise
            maxLength={500}
          />
        </div>
        <SectionHeader
          title={t('rules')}
          action={{ label: t('addRule'), rid: 'add-rule', onClick: () => show('rule') }}
        />
        {found.rules.map((rule, i) => (
          <ListRow
            key={rule.title}
            id={`rule-${i + 1}`}
            leading="gavel"
            title={rule.title}
            subtitle={rule.text}
            trailing={
              <IconButton
                icon="delete"
                label={t('removeRule', { title: rule.title })}
                onClick={() => act.setRules({ community, rules: found.rules.filter(r => r !== rule) })}
              />
            }
          />
        ))}
        <SectionHeader
          title={t('flairs')}
          action={{ label: t('addFlair'), rid: 'add-flair', onClick: () => show('flairText') }}
        />
        {found.flairs.map(each => (
          <ListRow
            key={each.id}
            id={each.id}
            title={<Flair community={found} flair={each.id} />}
            trailing={
              <IconButton
                icon="delete"
                label={t('removeFlair', { text: each.text })}
                onClick={() => act.removeFlair({ community, flair: each.id })}
              />
            }
          />
        ))}
        <SectionHeader title={t('postsMust')} />
        <SwitchRow
          label={t('needsFlair')}
          checked={found.needs.flair}
          rid="needs-flair"
          onChange={on => act.setNeeds({ community, needs: { flair: on } })}
        />
        <SwitchRow
          label={t('allowLinks')}
          checked={found.needs.links}
          rid="links"
          onChange={on => act.setNeeds({ community, needs: { links: on } })}
        />
      </Screen>
      <Dialog
        open={open === 'rule'}
        title={t('addRule')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('add'),
            disabled: ruleTitle.trim() === '',
            onClick: () => {
              act.setRules({ community, rules: [...found.rules, { title: ruleTitle, text: ruleText }] });
              close();
            },
          },
        ]}
      >
        <div className={css['row']}>
          <TextField name="ruleTitle" label={t('ruleTitle')} capitalise maxLength={80} />
          <TextField
            name="ruleText"
            label={t('ruleText')}
            multiline
            rows={2}
            autoGrow
            capitalise
            maxLength={300}
          />
        </div>
      </Dialog>
      <Dialog
        open={open === 'flairText'}
        title={t('addFlair')}
        onClose={close}
        actions={[
          { label: t('cancel'), onClick: close },
          {
            label: t('add'),
            disabled: flair.trim() === '',
            onClick: () => {
              act.addFlair({ community, text: flair, tone: found.tone });
              close();
            },
          },
        ]}
      >
        <TextField name="flairText" label={t('flair')} capitalise maxLength={24} />
      </Dialog>
    </>
  );
}
