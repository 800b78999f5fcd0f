// Opens pages that replay a game in a real browser, of the package that is installed in FOLDER/empty: steps through them by
// keys, buttons and addresses, dark and light, wide and narrow. Pictures of what was seen stay in the folder.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const work = process.argv[2];
if (work === undefined)
  throw new Error('usage: smoke-page.mjs FOLDER (holding empty/ with the package installed)');
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = browsers.find(path => existsSync(path));
if (executablePath === undefined) {
  process.stdout.write('There is no Chromium here: pages are not tried.\n');
  process.exit(0);
}

const bin = join(work, 'empty/node_modules/boardgames/bin/boardgames.js');
const fixtures = join(import.meta.dirname, '../test/games');

function expect(what, found, wanted) {
  if (JSON.stringify(found) === JSON.stringify(wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

async function opened(browser, file, { width, height, colorScheme, hash = '' }) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  const complaints = [];
  page.on('console', message => complaints.push(message.text()));
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    if (!request.url().startsWith('file:')) complaints.push(`asks for ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(file).href}${hash}`);
  return { page, complaints };
}

const at = page => page.evaluate(() => Number(document.querySelector('#position').value));
/** An address that changed is followed by an event of its own, so a click on a link need not have arrived when it returns. */
const arrives = (page, moment) =>
  page
    .waitForFunction(wanted => Number(document.querySelector('#position').value) === wanted, moment, {
      timeout: 10_000,
    })
    .catch(() => {});

const boards = page => page.evaluate(() => document.querySelector('#boards').innerHTML);

async function stepThrough(browser, file) {
  const { page, complaints } = await opened(browser, file, {
    width: 1500,
    height: 1000,
    colorScheme: 'dark',
  });
  const last = await page.evaluate(() => Number(document.querySelector('#position').max));
  expect('the first moment', await at(page), 0);
  const first = await boards(page);
  await page.keyboard.press('ArrowRight');
  expect('a key steps on', await at(page), 1);
  await page.click('[data-action="next"]');
  expect('a button steps on', await at(page), 2);
  expect('the address follows', await page.evaluate(() => location.hash), '#move-2');
  expect('a move is told', (await page.innerText('#told')).startsWith(`Move 2 of ${last}, `), true);
  expect('in sentences', /: [^:.]+\. \S/u.test(await page.innerText('#told')), true);
  expect('one move is the present one', await page.locator('#moves [aria-current]').count(), 1);
  await page.keyboard.press(']');
  const round = await at(page);
  expect('a round is longer than a move', round > 2, true);
  await page.keyboard.press('[');
  expect('the round before', await at(page), 0);
  expect('the same boards as before', await boards(page), first);
  await page.keyboard.press('End');
  expect('the end', await at(page), last);
  await page.click(`#moves [data-move="${round}"] a`);
  await arrives(page, round);
  expect('a move in the list', await at(page), round);
  const there = await boards(page);
  await page.click('#words summary');
  // It is written when the browser says that it was opened.
  await page
    .waitForFunction(() => document.querySelector('#words pre').textContent !== '', null, { timeout: 10_000 })
    .catch(() => {});
  expect('the table in words', (await page.innerText('#words pre')).length > 100, true);
  await page.click('[data-action="play"]');
  await page.waitForFunction(before => Number(document.querySelector('#position').value) > before, round);
  await page.click('[data-action="play"]');
  expect('nothing to complain about', complaints, []);
  await page.close();

  const direct = await opened(browser, file, {
    width: 1500,
    height: 1000,
    colorScheme: 'light',
    hash: `#move-${round}`,
  });
  expect('an address leads to its moment', await boards(direct.page), there);
  expect('the page stays at its top', await direct.page.evaluate(() => scrollY), 0);
  await direct.page.close();
}

/** The mistakes that a review found, by key, by button and by link. */
async function stepThroughMistakes(browser, file) {
  const { page, complaints } = await opened(browser, file, {
    width: 1500,
    height: 1000,
    colorScheme: 'dark',
  });
  const links = await page.locator('#review li a').evaluateAll(all => all.map(link => link.hash));
  expect('a game of chance has mistakes', links.length > 1, true);
  await page.keyboard.press('n');
  expect('a key leads to the first mistake', await page.evaluate(() => location.hash), links[0]);
  expect('it is told', (await page.innerText('#told')).includes('the bot: '), true);
  await page.click('[data-action="next-mistake"]');
  expect('a button to the second', await page.evaluate(() => location.hash), links[1]);
  await page.keyboard.press('p');
  expect('a key back', await page.evaluate(() => location.hash), links[0]);
  await page.click(`#review li a[href="${links[1]}"]`);
  await arrives(page, Number(links[1].slice('#move-'.length)));
  expect('the boards are in sight', await page.locator('#boards').isVisible(), true);
  expect(
    'at their top',
    await page.evaluate(() => document.querySelector('main').getBoundingClientRect().top < innerHeight / 2),
    true,
  );
  expect('nothing to complain about', complaints, []);
  await page.close();
}

async function look(browser, file, name, size) {
  const { page } = await opened(browser, file, { ...size, hash: '#move-60' });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(`${name} has no need to scroll sideways`, wide <= 0, true);
  // Pixels for a unit of each drawing, whose letters are all of one size.
  const scales = selector =>
    page
      .locator(selector)
      .evaluateAll(all => all.map(svg => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width));
  const [smallest, largest] = [
    Math.min(...(await scales('#boards svg'))),
    Math.max(...(await scales('#boards svg'))),
  ];
  expect(`${name} has boards in letters of one size, about`, largest < 1.5 * smallest, true);
  expect(`${name} has charts that can be read`, Math.min(...(await scales('.chart svg'))) > 0.75, true);
  await page.screenshot({ path: join(work, `${name}.png`), fullPage: true });
  await page.close();
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
try {
  for (const game of ['newton', 'leonardo', 'newscience']) {
    const folder = join(fixtures, game, 'fixtures');
    const record = join(
      folder,
      readdirSync(folder).find(name => name.startsWith('2')),
    );
    const file = join(work, `${game}.html`);
    const effort = ['--effort', '1'];
    execFileSync(process.execPath, [bin, 'review', record, '--as', 'Ada', '--plain', ...effort], {
      stdio: 'pipe',
    });
    execFileSync(process.execPath, [bin, 'page', record, ...effort, '-o', file], { stdio: 'inherit' });
    await stepThrough(browser, file);
    await stepThroughMistakes(browser, file);
    await look(browser, file, `${game}-dark`, { width: 1500, height: 1000, colorScheme: 'dark' });
    await look(browser, file, `${game}-light`, { width: 1100, height: 800, colorScheme: 'light' });
    await look(browser, file, `${game}-narrow`, { width: 390, height: 844, colorScheme: 'dark' });
    process.stdout.write(`page of ${game}: stepped through\n`);
  }
} finally {
  await browser.close();
}
