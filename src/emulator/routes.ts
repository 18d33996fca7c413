import { ANALYTICS_ROUTES } from './analytics-routes.js';
import { CONTENT_ROUTES } from './content-routes.js';
import { DEPLOYMENT_ROUTES } from './deployment-routes.js';
import { EXPORT_ROUTES } from './export-routes.js';
import { FILE_ROUTE_NAMES } from './files.js';
import { MEDIA_ROUTES } from './media-routes.js';
import { MEDIA_WRITE_ROUTES } from './media-write-routes.js';
import type { Route } from './route.js';

/** Every endpoint of the contract. */
export const ROUTES: readonly Route[] = [
  ...MEDIA_ROUTES,
  ...MEDIA_WRITE_ROUTES,
  ...DEPLOYMENT_ROUTES,
  ...EXPORT_ROUTES,
  ...ANALYTICS_ROUTES,
  ...CONTENT_ROUTES,
];

/** What a fault can wait for: the endpoints, and the addresses of the second origin. */
export const ROUTE_NAMES: ReadonlySet<string> = new Set([...ROUTES.map(({ name }) => name), ...FILE_ROUTE_NAMES]);
