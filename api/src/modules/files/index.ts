export { type LinkedImage, loadPublicLinks, type PublicLink, readLinkedImages } from './file-links.repository.ts';
export { FileScan } from './files.enums.ts';
export { PublicImage } from './files.schemas.ts';
export { LARGEST_FILE, makeFiles, type Files } from './files.service.ts';
export { makeProjectPictures, makeProjectVideos } from './project-files.ts';
export { readFacts as readFileFacts, readImages } from './files.repository.ts';
export { PAPER, PUBLIC, VIDEO } from './links.ts';
export { paperAddress, publicAddress, videoAddress } from './public-address.ts';
