import { randomBytes } from 'node:crypto';

/** A seed or salt that nobody can guess by trying: as many bits as the generator of a game has. */
export function secretText(): string {
  return randomBytes(16).toString('hex');
}

/** A seed that can be read over the telephone: more than a million of them. */
export function freshSeed(random = below): string {
  const adjective = ADJECTIVES[random(ADJECTIVES.length)];
  const noun = NOUNS[random(NOUNS.length)];
  return `${adjective}-${noun}-${random(1000)}`;
}

function below(bound: number): number {
  return Math.floor(Math.random() * bound);
}

const ADJECTIVES = (
  'amber ancient ardent azure bold brass bright brisk bronze calm candid careful clever copper coral crimson ' +
  'curious daring deft eager early earnest elder fabled fair fearless first gentle gilded golden grand hidden ' +
  'honest ivory jade jolly keen kind learned lively lone lucid lucky marble mellow merry mild nimble noble olive ' +
  'patient pearl plain polite proud quick quiet rapid ruby rustic sage scarlet serene sharp silent silver solar ' +
  'spry stately steady subtle sunny swift tidal tranquil true velvet violet vivid warm wise witty'
).split(' ');

const NOUNS = (
  'abacus anchor apple arch astrolabe atlas badger beacon bell bridge candle canvas cipher clock cloud comet ' +
  'compass crane crown dial dolphin dome dove drum eagle easel eclipse falcon feather fern flask fox fresco ' +
  'garnet gear gull harbor hare harp hawk heron ibis kite lantern laurel lens lever lion loom lute lynx magnet ' +
  'maple mirror moon moth oak orbit organ otter owl palette pendulum pigeon pine planet plume prism pulley quill ' +
  'raven reed robin sail scroll sparrow sphere star stork sundial swan thistle tower vault viola walnut wheel wren'
).split(' ');
