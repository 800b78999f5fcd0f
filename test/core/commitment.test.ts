import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { botSeed, commitmentTo, isDigest } from '../../src/core/commitment.ts';
import { sha256 } from '../../src/core/sha256.ts';

describe('SHA-256', () => {
  it('gives the published value of "abc"', () => {
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('agrees with the library for every length around the blocks', () => {
    for (let length = 0; length < 260; length++) {
      const text = 'Galilei à Padoue '.repeat(20).slice(0, length);
      expect(sha256(text), String(length)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});

describe('a commitment', () => {
  it('depends on seed and salt, and is told apart from both', () => {
    const salt = '0123456789abcdef0123456789abcdef';
    const commitment = commitmentTo('copper-owl-17', salt);
    expect(isDigest(commitment)).toBe(true);
    expect(commitmentTo('copper-owl-18', salt)).not.toBe(commitment);
    expect(commitmentTo('copper-owl-17', salt.replace('0', '1'))).not.toBe(commitment);
  });
});

it('the example in docs/move-files.md is one', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/move-files.md'), 'utf8');
  const value = (key: string): string => new RegExp(`^${key}: (.{32})$`, 'mu').exec(docs)?.[1] ?? '';
  expect(commitmentTo(value('seed'), value('salt'))).toBe(value('commitment'));
  expect(docs).toContain(`= deal ${value('seed')} ${value('salt')}`);
});

it('every seat brings chance of its own, in which nothing of the seed stands', () => {
  expect(botSeed('copper-owl-17', 0)).not.toBe(botSeed('copper-owl-17', 1));
  expect(botSeed('copper-owl-17', 0)).not.toContain('owl');
});
