import { Type } from 'typebox';
import { freshDates } from './look.ts';
import { Passenger, type Stays } from '../state.ts';
import { offerOf } from '../select.ts';
import { words } from '../words.ts';
import { action, tell, today } from './shared.ts';

const listArgs = Type.Object({ list: Type.String(), name: Type.String() });
/** A name that no other list has. */
const isFreeName = (state: Stays, name: string, except?: string): boolean =>
  !Object.keys(state.lists).some(
    id => id !== except && state.lists[id]!.name.toLowerCase() === name.toLowerCase(),
  );

export const own = {
  setFavourite: action(
    'Keep a property in a list, or take it out',
    Type.Object({ list: Type.String(), property: Type.String(), on: Type.Boolean() }),
    (state, { list: id, property, on }) => {
      const list = state.lists[id];
      if (!list || !state.properties[property] || list.properties.includes(property) === on) return;
      if (on) list.properties.push(property);
      else list.properties = list.properties.filter(each => each !== property);
    },
  ),
  addList: action(
    'Make a list of favourites, with a property in it where one is given',
    Type.Object({ name: Type.String(), property: Type.Union([Type.String(), Type.Null()]) }),
    (state, { name, property }, ctx) => {
      const text = name.trim();
      if (text === '') return;
      if (!isFreeName(state, text)) return ctx.toast(ctx.words(words)('listExists'));
      const kept = property !== null && state.properties[property] ? [property] : [];
      state.lists[ctx.id('list')] = { name: text, at: ctx.now, properties: kept };
    },
  ),
  renameList: action('Rename a list', listArgs, (state, { list: id, name }, ctx) => {
    const text = name.trim();
    if (!state.lists[id] || text === '') return;
    if (!isFreeName(state, text, id)) return ctx.toast(ctx.words(words)('listExists'));
    state.lists[id].name = text;
  }),
  deleteList: action('Delete a list', Type.Object({ list: Type.String() }), (state, { list: id }, ctx) => {
    if (!state.lists[id]) return;
    delete state.lists[id];
    ctx.close(`/list/${id}`);
  }),
  saveTraveller: action(
    'Keep the document of somebody who travels, a new one where no id is given',
    Type.Object({ traveller: Type.Union([Type.String(), Type.Null()]), ...Passenger.properties }),
    (state, { traveller, ...passenger }, ctx) => {
      const name = passenger.name.trim();
      if (name === '' || passenger.number.trim() === '') return ctx.toast(ctx.words(words)('nameMissing'));
      if (!/^\d{4}-\d{2}-\d{2}$/.test(passenger.expires)) return ctx.toast(ctx.words(words)('dateWrong'));
      const row = { ...passenger, name, number: passenger.number.trim().toUpperCase() };
      if (traveller === null) state.travellers[ctx.id('traveller')] = row;
      else if (state.travellers[traveller]) state.travellers[traveller] = row;
      ctx.close(traveller === null ? '/traveller/new' : `/traveller/${traveller}`);
    },
  ),
  deleteTraveller: action(
    'Delete a traveller',
    Type.Object({ traveller: Type.String() }),
    (state, { traveller }, ctx) => {
      if (!state.travellers[traveller]) return;
      delete state.travellers[traveller];
      ctx.close(`/traveller/${traveller}`);
    },
  ),
  changeSettings: action(
    'Choose what is notified of',
    Type.Object({
      settings: Type.Object({
        notifyTrips: Type.Optional(Type.Boolean()),
        notifyOffers: Type.Optional(Type.Boolean()),
        notifyMessages: Type.Optional(Type.Boolean()),
      }),
    }),
    (state, { settings }) => {
      Object.assign(state.settings, settings);
    },
  ),
  forgetSearches: action('Forget recent searches', Type.Object({}), state => {
    state.searches = [];
  }),
  offerBegins: action(
    'A price goes down',
    Type.Object({ offer: Type.String() }),
    (state, { offer: id }, ctx) => {
      const offer = state.offers[id];
      if (!offer || offerOf(state, offer.property, ctx.now) === 0) return;
      if (!Object.values(state.lists).some(l => l.properties.includes(offer.property))) return;
      const t = ctx.words(words);
      tell(state, ctx, 'offers', {
        tag: id,
        title: t('noteOffer', { name: state.properties[offer.property]!.name }),
        text: t('noteOfferText', { percent: offer.percent, until: ctx.format.when(offer.until, ctx.now) }),
        route: `/property/${offer.property}`,
      });
    },
  ),
  tidy: action('Move dates that have passed to the next ones', Type.Object({}), (state, _, ctx) => {
    freshDates(state, today(ctx));
  }),
};
