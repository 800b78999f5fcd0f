// Stands in for the package `string-width` inside the bundle: Ink measures texts as the boards do.
export { widthOfText as default } from '../src/app/text-width.ts';
