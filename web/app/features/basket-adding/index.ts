// What lists of offers need to add one to the basket: little script, whose rest comes with the first click.
export { addInPlace } from './addInPlace.ts';
