/** Lists every endpoint of the contract. */
import { ANALYTICS_ROUTES } from './analytics.js';
import { CONTENT_ROUTES } from './content.js';
import { DEPLOYMENT_ROUTES } from './deployments.js';
import { EXPORT_ROUTES } from './exports.js';
import { FILE_ROUTE_NAMES } from '../files-origin.js';
import { MEDIA_ROUTES } from './media.js';
import { MEDIA_WRITE_ROUTES } from './media-uploads.js';
import type { Route } from './define-route.js';

/** The endpoints of the API. */
export const ROUTES: readonly Route[] = [
  ...MEDIA_ROUTES,
  ...MEDIA_WRITE_ROUTES,
  ...DEPLOYMENT_ROUTES,
  ...EXPORT_ROUTES,
  ...ANALYTICS_ROUTES,
  ...CONTENT_ROUTES,
];

/** The routes that a fault can wait for: the endpoints and the routes of the second origin. */
export const ROUTE_NAMES: ReadonlySet<string> = new Set([...ROUTES.map(({ name }) => name), ...FILE_ROUTE_NAMES]);
