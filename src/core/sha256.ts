/** SHA-256 over the UTF-8 bytes of a text, as hexadecimal digits: what a table commits itself by. */
const PRIMES = primesBelow(312);
const ROUNDS = Uint32Array.from(PRIMES, prime => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), prime => fraction(Math.sqrt(prime)));

const BLOCK = 64;
const encoder = new TextEncoder();

export function sha256(text: string): string {
  const bytes = encoder.encode(text);
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const message = new DataView(padded.buffer);
  message.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const state = START.slice();
  const words = new Uint32Array(ROUNDS.length);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(at + 4 * i);
    for (let i = 16; i < words.length; i++) words[i] = nextWord(words, i);
    compress(state, words);
  }
  return Array.from(state, word => word.toString(16).padStart(8, '0')).join('');
}

function nextWord(words: Uint32Array, i: number): number {
  const [a, b] = [words[i - 15]!, words[i - 2]!];
  const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
  const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
  return words[i - 16]! + s0 + words[i - 7]! + s1;
}

function compress(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < words.length; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) state[i]! += word;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The first 32 bits behind the point. */
function fraction(root: number): number {
  return (root - Math.floor(root)) * 2 ** 32;
}

function primesBelow(bound: number): number[] {
  const primes: number[] = [];
  for (let n = 2; n < bound; n++) if (primes.every(prime => n % prime !== 0)) primes.push(n);
  return primes;
}
