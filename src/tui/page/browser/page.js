/** What replays a game in a browser: steps through the moments of the page that it stands in. */
const game = JSON.parse(document.querySelector('#game').textContent);
const rows = [...document.querySelectorAll('#boards g')];
const items = [...document.querySelectorAll('#moves li')];
const start = document.querySelector('[data-move="0"]');
const list = document.querySelector('#moves');
const told = document.querySelector('#told');
const slider = document.querySelector('#position');
const words = document.querySelector('#words');
const playButton = document.querySelector('[data-action="play"]');
const last = game.moments.length - 1;

/** For each moment, what stands in each row. */
const moments = [];
for (const changes of game.moments) {
  const now = moments.length === 0 ? rows.map(() => 0) : [...moments.at(-1)];
  for (let i = 0; i < changes.length; i += 2) now[changes[i]] = changes[i + 1];
  moments.push(now);
}

const shown = rows.map(() => 0);
let at = -1;
let timer = 0;

function show(wanted, { keepAddress = false } = {}) {
  const next = Math.min(Math.max(0, wanted), last);
  if (next === at) return;
  at = next;
  moments[at].forEach((index, row) => {
    if (shown[row] === index) return;
    shown[row] = index;
    rows[row].innerHTML = game.rows[index];
  });
  const item = items[at - 1];
  for (const old of list.querySelectorAll('[aria-current]')) old.removeAttribute('aria-current');
  (item ?? start).setAttribute('aria-current', 'step');
  scrollTo(item ?? start);
  slider.value = String(at);
  slider.setAttribute('aria-valuetext', `move ${at} of ${last}`);
  told.textContent = item
    ? `Move ${at} of ${last}, ${item.dataset.round}. ${toldOf(item)}`
    : `The start, ${last} moves to come.`;
  if (words.open) tellTable();
  if (!keepAddress) history.replaceState(null, '', `#move-${at}`);
  if (at === last) stop();
}

/** Who did what, and what came of it, as sentences. */
function toldOf(item) {
  const [move, ...notes] = [...item.children].map(part => part.innerText);
  return [`${move}.`, ...notes].join(' ');
}

/** Within the list alone: the page itself stays where it is. */
function scrollTo(item) {
  const box = list.getBoundingClientRect();
  const place = item.getBoundingClientRect();
  list.scrollTop += place.top - box.top - (box.height - place.height) / 2;
}

function tellTable() {
  words.querySelector('pre').textContent = game.tables[at].map(index => game.words[index]).join('\n');
}

/** The nearest moment in a direction before which another round was on. */
function round(by) {
  const of = position => items[position]?.dataset.round;
  let to = at + by;
  while (to > 0 && to < last && of(to) === of(to - 1)) to += by;
  return to;
}

/** The nearest move in a direction that a review calls a mistake, or a blunder. */
function mistake(by) {
  const marked = items.filter(item => item.querySelector('[data-grade="mistake"], [data-grade="blunder"]'));
  const moves = marked.map(item => Number(item.dataset.move));
  const found = by > 0 ? moves.find(move => move > at) : moves.findLast(move => move < at);
  return found ?? at;
}

function stop() {
  clearInterval(timer);
  timer = 0;
  playButton.setAttribute('aria-pressed', 'false');
}

function play() {
  if (timer !== 0) return stop();
  if (at === last) show(0);
  timer = setInterval(() => show(at + 1), 1200);
  playButton.setAttribute('aria-pressed', 'true');
}

const ACTIONS = {
  first: () => show(0),
  last: () => show(last),
  next: () => show(at + 1),
  previous: () => show(at - 1),
  'next-round': () => show(round(1)),
  'previous-round': () => show(round(-1)),
  'next-mistake': () => show(mistake(1)),
  'previous-mistake': () => show(mistake(-1)),
  play,
};

const KEYS = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  ']': 'next-round',
  '[': 'previous-round',
  ' ': 'play',
  n: 'next-mistake',
  p: 'previous-mistake',
};

function act(name) {
  if (name !== 'play') stop();
  ACTIONS[name]();
}

document.addEventListener('click', event => {
  const button = event.target.closest('[data-action]');
  if (button) act(button.dataset.action);
  // A moment that is told of further down is seen above.
  else if (event.target.closest('#review a')) document.querySelector('main').scrollIntoView();
});

document.addEventListener('keydown', event => {
  const action = KEYS[event.key];
  // Space presses the button that has the focus, and the slider has keys of its own.
  const own = event.target.closest(event.key === ' ' ? 'button, summary, a' : 'input');
  if (!action || own || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  act(action);
});

slider.addEventListener('input', () => {
  stop();
  show(Number(slider.value));
});

words.addEventListener('toggle', tellTable);

function follow() {
  const named = /^#move-(\d+)$/.exec(location.hash);
  show(named ? Number(named[1]) : 0, { keepAddress: true });
}

window.addEventListener('hashchange', follow);
follow();
