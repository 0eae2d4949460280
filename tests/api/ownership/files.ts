import { upload } from '../../kit/uploads.ts';
import type { Owned } from './kinds.ts';

/** Files of one's own and of what one may see. */
export const filesOwned: Owned = {
  fileLink: {
    reaches: 'object',
    make: async (people, { accessToken }) => {
      const headers = { authorization: `Bearer ${accessToken}` };
      return (await upload(people.filesUrl, { bytes: '%PDF-1.7', name: 'a.pdf', headers })).body.id;
    },
    request: (id) => ({ path: `/files/${id}/link` }),
  },
};
