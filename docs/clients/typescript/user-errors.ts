// An address with eight wrong values: all are told at once, each with its place, a code and a sentence.
import { ask } from './rasteh.ts';

const ADD = `
  mutation Add($input: CreateDeliveryAddressInput!) {
    createDeliveryAddress(input: $input) {
      address { id }
      userErrors { code message field params { name value } }
    }
  }`;

// A well-formed place; what stands in it is wrong eight times.
const PLACE = 'query Place { cities(searchKey: "تهران", first: 1) { nodes { id stateId state { countryId } } } }';

type Place = { cities: { nodes: { id: string; stateId: string; state: { countryId: string } }[] } };
type Added = { createDeliveryAddress: { userErrors: { code: string; message: string; field: string[] }[] } };

const [city] = (await ask<Place>(PLACE)).cities.nodes;
const input = {
  countryId: city!.state.countryId,
  stateId: city!.stateId,
  cityId: city!.id,
  title: 'x',
  receiverName: '',
  receiverPhone: '12',
  addressLine: 'too short',
  plaque: '12345678901',
  postalCode: '123',
  latitude: 91,
  longitude: 181,
};
const { createDeliveryAddress } = await ask<Added>(ADD, { input }, process.env.RASTEH_TOKEN);
const told = createDeliveryAddress.userErrors.map(
  ({ field, code, message }) => `${field.join('.')}: ${code}: ${message}`,
);
for (const line of told.sort()) console.log(line);
