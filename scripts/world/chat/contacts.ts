import type { ContactExtra, ContactRequest } from '../types.ts';

/** Contact requests that wait for an answer. */
export const requests: readonly ContactRequest[] = [
  { id: 'request-dana', name: 'Dana Kessler', phone: '+44 7700 900160', at: '2026-03-11 20:12', message: "Hi, it's Dana from flat 2, with the pushchair! Walter gave me your number.", via: 'phone number', portrait: '54' },
  { id: 'request-ellis', name: 'Ellis Tranter', phone: '+44 7700 900161', at: '2026-03-10 16:40', message: 'Window repair Fri 20 March 13:00, pls confirm', via: 'phone number' },
  { id: 'request-weiwei', name: '何薇薇', phone: '+44 7700 900162', at: '2026-03-08 21:05', message: '你好，我是晓雨的室友，想问一下火锅小分队还收人吗？', via: 'group', portrait: '55' },
  { id: 'request-prize', name: 'Bay Prize Desk', phone: '+44 7700 900163', at: '2026-02-27 03:14', message: 'Congratulation!! you have been selected. Reply YES to claim', via: 'phone number' },
];

/** What the owner has noted about people in the messenger. */
export const contactExtras: readonly ContactExtra[] = [
  { person: 'ines-carvajal', remark: 'Inés ❤️', tags: ['Family'], starred: true },
  { person: 'helen-calloway', remark: 'Mum', tags: ['Family'], starred: true },
  { person: 'david-calloway', remark: 'Dad', tags: ['Family'], starred: true },
  { person: 'edith-calloway', remark: 'Gran', tags: ['Family'] },
  { person: 'poppy-calloway', tags: ['Family'], starred: true },
  { person: 'marcus-bellamy', tags: ['Family'] },
  { person: 'graham-calloway', remark: 'Uncle Graham', tags: ['Family'] },
  { person: 'sophie-lacey', tags: ['Family'] },
  { person: 'rosa-carvajal', remark: 'Rosa (suegra)', tags: ['Family', 'Spanish'] },
  { person: 'mateo-carvajal', tags: ['Family', 'Spanish'] },
  { person: 'mira-osei', tags: ['Gannet Isle', 'Book club'], starred: true },
  { person: 'sam-okafor', remark: 'Sam (ferry)', tags: ['Gannet Isle', 'Football'] },
  { person: 'sam-whitlow', remark: 'Sam (Echo)', tags: ['Music'] },
  { person: 'diego-fuentes', tags: ['Gannet Isle', 'Spanish'] },
  { person: 'lin-xiaoyu', tags: ['Gannet Isle', 'Hotpot'] },
  { person: 'chen-zhiyuan', tags: ['Hotpot', 'Chess'] },
  { person: 'wang-meiling', tags: ['Hotpot'] },
  { person: 'zhou-ting', remark: '周婷 pottery', tags: ['Hotpot'] },
  { person: 'priya-raman', tags: ['Book club'] },
  { person: 'nikola-petrovic', tags: ['Football', 'Chess'] },
  { person: 'callum-reid', tags: ['Football'] },
  { person: 'tom-ferris', tags: ['Football'] },
  { person: 'ruth-adeyemi', tags: ['Kittiwake'] },
  { person: 'catherine-marsh', remark: 'Catherine (studio)', tags: ['Kittiwake'] },
  { person: 'owen-pryce', tags: ['Kittiwake'] },
  { person: 'katherine-march', remark: 'Katherine upstairs', tags: ['Neighbours'] },
  { person: 'walter-finch', tags: ['Neighbours'] },
  { person: 'gareth-penhallow', remark: 'Landlord', tags: ['Neighbours'] },
  { person: 'keith-mulgrew', remark: 'Keith boiler' },
  { person: 'marisol-vega', tags: ['Spanish'] },
  { person: 'alina-dragan', remark: 'Council permits' },
  { person: 'zoe-pettigrew', blocked: true },
  { person: 'joy-castellan', remark: 'Ferry offers', blocked: true },
  { person: 'tariq-alhassan', remark: 'Tariq van' },
  { person: 'dawn-whittier', blocked: true },
];
