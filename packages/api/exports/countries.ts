/** Countries and regions: their codes, and what they are called. */
export { countryCodes } from '../src/countryCodes.ts';
export { countryName } from '../src/countryName.ts';
