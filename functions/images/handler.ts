import { imagesContract } from '#shared/contracts/images.ts';
import { table } from '../data/table/deployed-table.ts';
import { groupHandler } from '../http/group-handler.ts';
import { now, runtime } from '../http/runtime.ts';
import { pictureFiles } from '../pictures/picture-files.ts';
import { imagesDependencies } from './dependencies.ts';
import { imagesRoutes } from './routes.ts';

const files = pictureFiles(process.env['IMAGES_BUCKET'] ?? '');

export const handler = groupHandler(imagesContract, imagesRoutes(imagesDependencies(table, { files, now })), runtime);
