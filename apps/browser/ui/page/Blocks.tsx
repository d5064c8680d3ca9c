// Over 300 lines: one case for each kind of block of a page.
import { useGesture } from '../../../../src/sdk/react/gestures.ts';
import { useFieldText } from '../../../../src/sdk/react/hooks.ts';
import { Button, cx, Icon, IconButton, Picture, Stepper, TextField } from '../kit.ts';
import { addressOf } from '../../web/address.ts';
import type { Block, LinkItem } from '../../web/blocks.ts';
import { useAct } from '../hooks.ts';
import { GamePart } from '../games/GamePart.tsx';
import { usePage } from './context.ts';
import { FormPart } from './FormPart.tsx';
import { Paragraph, Words } from './Words.tsx';
import css from './blocks.module.css';
import common from './page.module.css';

function Image({ name, alt, ratio }: { name: string; alt: string; ratio: number }) {
  const { images } = usePage();
  return images ? (
    <Picture name={name} alt={alt} ratio={ratio} width="100%" />
  ) : (
    <span
      className={css['noImage']}
      style={{ aspectRatio: String(ratio) }}
      role="img"
      aria-label={`${alt || 'Picture'}, not loaded`}
    >
      <Icon name="image" />
    </span>
  );
}

function Item({ item, style, i, j }: { item: LinkItem; style: string; i: number; j: number }) {
  const { follow, pick } = usePage();
  const ref = useGesture({ onLongPress: () => pick({ text: item.title, url: item.url }) });
  const pictured = item.picture && (style === 'cards' || style === 'tiles');
  return (
    <button
      type="button"
      role="link"
      ref={ref}
      className={common[style === 'chips' ? 'chipLink' : 'item']}
      data-style={style}
      onClick={() => follow(item.url)}
    >
      {pictured && (
        <span className={css['itemPicture']}>
          <Image name={item.picture!} alt="" ratio={style === 'tiles' ? 1 : 16 / 9} />
        </span>
      )}
      {style === 'results' && item.meta && (
        <span className={css['itemHost']}>
          <Words text={item.meta} i={i} j={j + 2} />
        </span>
      )}
      <span className={common['itemTitle']} dir="auto">
        <Words text={item.title} i={i} j={j} />
      </span>
      {item.text && (
        <span className={common['itemText']} dir="auto">
          <Words text={item.text} i={i} j={j + 1} />
        </span>
      )}
      {style !== 'results' && item.meta && (
        <span className={css['itemMeta']} dir="auto">
          <Words text={item.meta} i={i} j={j + 2} />
        </span>
      )}
    </button>
  );
}

function SiteSearch({
  label,
  host,
  path,
  value,
}: {
  label: string;
  host: string;
  path: string;
  value: string;
}) {
  const { follow, visit } = usePage();
  const name = `${visit.id}.search`;
  const text = useFieldText(name, value);
  const go = (words: string) => {
    if (words.trim() !== '') follow(addressOf(host, path, { q: words.trim() }));
  };
  return (
    <div className={css['search']}>
      <TextField
        name={name}
        label={label}
        initial={value}
        inputMode="search"
        enterKey="search"
        role="searchbox"
        onEnter={go}
        trailing={<IconButton icon="search" label="Search" onClick={() => go(text)} />}
      />
    </div>
  );
}

/** One part of a page. */
export function BlockPart({ block, i }: { block: Block; i: number }) {
  const act = useAct();
  switch (block.kind) {
    case 'title': {
      const second = block.over === undefined ? 0 : 1;
      return (
        <div className={css['titles']}>
          {block.over !== undefined && (
            <span className={css['over']} dir="auto">
              <Words text={block.over} i={i} j={0} />
            </span>
          )}
          <h1 className={common['title']} dir="auto">
            <Words text={block.text} i={i} j={second} />
          </h1>
        </div>
      );
    }
    case 'heading':
      return (
        <h2 className={common['heading']} dir="auto">
          <Words text={block.text} i={i} j={0} />
        </h2>
      );
    case 'text':
      return (
        <Paragraph
          text={block.text}
          i={i}
          j={0}
          className={cx(common['text'], block.small && common['small'])}
        />
      );
    case 'list':
      return (
        <ul className={common['list']} data-ordered={block.ordered || undefined}>
          {block.items.map((text, j) => (
            <li key={j}>
              <span aria-hidden="true" className={css['bullet']}>
                {block.ordered ? `${j + 1}.` : '•'}
              </span>
              <Paragraph text={text} i={i} j={j} className={common['itemLine']!} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <table className={css['table']}>
          <thead>
            <tr>
              {block.head.map((cell, j) => (
                <th key={j} scope="col" dir="auto">
                  {cell ? <Words text={cell} i={i} j={j} /> : <span className={css['blank']}>Value</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, r) => (
              <tr key={r}>
                {row.map((cell, c) => (
                  <td key={c} dir="auto">
                    <Words
                      text={cell}
                      i={i}
                      j={block.head.length + block.rows.slice(0, r).reduce((n, x) => n + x.length, 0) + c}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case 'facts':
      return (
        <div className={common['facts']} role="group" aria-label={block.title}>
          {block.picture && (
            <div className={css['factsPicture']}>
              <Image name={block.picture} alt={block.title} ratio={16 / 10} />
            </div>
          )}
          <span className={css['factsTitle']}>
            <Words text={block.title} i={i} j={0} />
          </span>
          {block.rows.map((row, k) => (
            <div key={row.name} className={css['fact']}>
              <span className={css['factName']} dir="auto">
                <Words text={row.name} i={i} j={1 + k * 2} />
              </span>
              <span className={css['factValue']} dir="auto">
                <Words text={row.value} i={i} j={2 + k * 2} />
              </span>
            </div>
          ))}
        </div>
      );
    case 'picture':
      return (
        <figure className={css['figure']}>
          <Image name={block.name} alt={block.alt} ratio={block.name.startsWith('goods-') ? 1 : 3 / 2} />
          {block.caption && (
            <figcaption>
              <Words text={block.caption} i={i} j={0} />
            </figcaption>
          )}
        </figure>
      );
    case 'links':
      return (
        <div
          className={common['links']}
          data-style={block.style}
          role={block.label ? 'group' : undefined}
          aria-label={block.label}
        >
          {block.items.map((item, k) => (
            <Item key={`${item.url}${k}`} item={item} style={block.style} i={i} j={k * 3} />
          ))}
        </div>
      );
    case 'quote':
      return (
        <figure className={common['quote']}>
          <Paragraph text={block.text} i={i} j={0} />
          {(block.by || block.when) && (
            <figcaption>
              <span>
                <Words text={block.by} i={i} j={1} />
              </span>
              {block.when && (
                <span>
                  <Words text={block.when} i={i} j={2} />
                </span>
              )}
            </figcaption>
          )}
        </figure>
      );
    case 'note':
      return (
        <div className={common['note']} data-tone={block.tone} role="note">
          <Icon
            name={block.tone === 'good' ? 'check_circle' : block.tone === 'bad' ? 'error' : 'info'}
            size={20}
          />
          <span dir="auto">
            <Words text={block.text} i={i} j={0} />
          </span>
        </div>
      );
    case 'price':
      return (
        <div className={css['price']}>
          <span className={css['priceNow']}>
            <Words text={block.now} i={i} j={0} />
          </span>
          {block.was && (
            <span className={css['priceWas']} aria-label={`was ${block.was}`}>
              <Words text={block.was} i={i} j={1} />
            </span>
          )}
        </div>
      );
    case 'search':
      return <SiteSearch label={block.label} host={block.host} path={block.path} value={block.value} />;
    case 'button':
      return (
        <div className={css['act']}>
          <Button
            wide
            variant={block.tonal ? 'tonal' : 'filled'}
            onClick={() => (act[block.act.name] as (args: object) => void)(block.act.args)}
          >
            {block.label}
          </Button>
        </div>
      );
    case 'file':
      return (
        <button
          type="button"
          role="link"
          className={css['file']}
          onClick={() => act.download({ url: block.url })}
        >
          <Icon name="download" />
          <span className={css['fileWords']}>
            <span className={common['itemTitle']}>
              <Words text={block.name} i={i} j={0} />
            </span>
            <span className={css['itemMeta']}>
              <Words text={block.detail} i={i} j={1} />
            </span>
          </span>
        </button>
      );
    case 'cart':
      return (
        <div className={css['cart']}>
          {block.lines.map(l => (
            <div key={l.id} className={css['line']} role="group" aria-label={l.title} data-key={l.id}>
              <span className={css['linePicture']}>
                <Image name={l.picture} alt="" ratio={1} />
              </span>
              <span className={css['lineWords']}>
                <span className={common['itemTitle']}>{l.title}</span>
                <span className={common['itemText']}>{l.price}</span>
              </span>
              <span className={css['lineCount']}>
                <Stepper
                  bare
                  label={l.title}
                  value={l.quantity}
                  min={1}
                  max={20}
                  onChange={quantity => act.setQuantity({ line: l.id, quantity })}
                />
                <IconButton
                  icon="delete"
                  label={`Remove ${l.title}`}
                  onClick={() => act.setQuantity({ line: l.id, quantity: 0 })}
                />
              </span>
            </div>
          ))}
        </div>
      );
    case 'form':
      return <FormPart form={block.form} />;
    case 'game':
      return <GamePart game={block.game} seed={block.seed} />;
    default:
      return null;
  }
}
