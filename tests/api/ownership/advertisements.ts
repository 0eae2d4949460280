import { advertisementPictures, usualAdvertisement, writeAdvertisement } from '../../kit/advertisements.ts';
import type { Owned, People } from './kinds.ts';

const body = async ({ filesUrl }: People, admin: string) => ({
  ...usualAdvertisement,
  ...(await advertisementPictures(filesUrl, { authorization: `Bearer ${admin}` })),
});

/** Pictures that lead somewhere, which editors keep. */
export const advertisementsOwned: Owned = {
  adminAdvertisements: { reaches: 'staff', request: () => ({ path: '/admin/advertisements' }) },
  createAdvertisement: {
    reaches: 'staff',
    request: async (people, admin) => ({ path: '/admin/advertisements', body: await body(people, admin) }),
  },
  updateAdvertisement: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version, imageDesktop, imageMobile } = await writeAdvertisement(people, admin);
      const pictures = { imageDesktopId: imageDesktop.fileId, imageMobileId: imageMobile.fileId };
      return { path: `/admin/advertisements/${id}`, body: { ...usualAdvertisement, ...pictures, version } };
    },
  },
  archiveAdvertisement: {
    reaches: 'staff',
    request: async (people, admin) => {
      const { id, version } = await writeAdvertisement(people, admin);
      return { path: `/admin/advertisements/${id}/archive`, body: { version } };
    },
  },
};
