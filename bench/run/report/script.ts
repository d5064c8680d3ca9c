/**
 * What the page does beyond being read: filters and sorts the episodes, copies a command, and links to the replay where a server of
 * that is what the page came from. Everything can be read without it.
 */
export const script = `
(() => {
  const section = document.getElementById('episodes');
  const body = section && section.querySelector('tbody');
  if (!body) return;
  const rows = [...body.rows];
  const bar = section.querySelector('.toolbar');
  const [text, outcome, differs, shown] = ['[name=text]', '[name=outcome]', '[name=differs]', '.shown'].map(s => bar.querySelector(s));
  bar.hidden = false;
  const filter = () => {
    const words = text.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let count = 0;
    for (const row of rows) {
      const all = row.textContent.toLowerCase();
      const fits = words.every(w => all.includes(w)) && (!outcome.value || row.dataset.outcome === outcome.value) && (!differs || !differs.checked || 'differs' in row.dataset);
      row.hidden = !fits;
      if (fits) count++;
    }
    shown.textContent = count === rows.length ? '' : count + ' of ' + rows.length;
  };
  for (const control of [text, outcome, differs]) if (control) control.addEventListener('input', filter);
  const heads = [...section.querySelectorAll('thead th')];
  heads.forEach((head, column) => {
    if (!('sort' in head.dataset)) return;
    const button = document.createElement('button');
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'ascending';
      for (const other of heads) other.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      const value = row => row.cells[column].dataset.value ?? row.cells[column].textContent;
      const compare = head.dataset.sort === 'number' ? (a, b) => Number(value(a)) - Number(value(b)) : (a, b) => value(a).localeCompare(value(b));
      // What has no value stays at the end, either way.
      const missing = row => head.dataset.sort === 'number' && value(row) === '';
      body.append(...[...rows].sort((a, b) => missing(a) - missing(b) || (down ? -1 : 1) * compare(a, b)));
    });
  });
  body.addEventListener('click', event => {
    const code = event.target.closest('.copy');
    if (!code || !navigator.clipboard) return;
    navigator.clipboard.writeText(code.textContent).then(() => {
      code.classList.add('copied');
      setTimeout(() => code.classList.remove('copied'), 900);
    }, () => {});
  });
  // Any server may hand out this file; a studio does so under the run that it replays.
  const [, run] = /^\\/v1\\/runs\\/([^/]+)\\/report$/.exec(location.pathname) || [];
  for (const row of run ? rows : []) {
    const link = document.createElement('a');
    link.href = '/#/runs/' + run + '/' + encodeURIComponent(row.dataset.episode.replace('/', '.'));
    const name = row.querySelector('.task');
    link.append(...name.childNodes);
    name.append(link);
  }
})();
`;
