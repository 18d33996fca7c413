export const id = 4197;
export const ids = [4197];
export const modules = {

/***/ 68677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ orNull),
/* harmony export */   v: () => (/* binding */ timestamp)
/* harmony export */ });
/** A field that the service leaves null or leaves out, as it likes; null either way for whoever reads it. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** ISO 8601, UTC (contract: Rules for every request). Kept as text: it is shown more often than reckoned with. */
const timestamp = (z) => z.string();


/***/ }),

/***/ 41284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listByPage),
/* harmony export */   v: () => (/* binding */ listByOffset)
/* harmony export */ });
/**
 * Paged lists as async iterators. A list may shift while it is read, so items are told apart by id and given once, and
 * a reading that does not add up is repeated.
 *
 * What is guaranteed of a newest-first list: an item that was there from the first request to the last is given exactly
 * once. Additions push items to later pages, where they are met again; deletions pull items into pages that were read
 * already, which shows in a `total` that sank. Items that come or go in between may or may not be given. A list that
 * never holds still is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Readings of one list, the first included. */
const MAX_READINGS = 3;
/** Pages in a row that bring nothing new to a reading: the service gives the same page whatever it is asked for. */
const MAX_STALE_PAGES = 3;
/**
 * A list asked for by page number, several pages at once.
 * @param getPage pages count from 1
 * @param ahead pages under way at a time once the reader wants more than the first
 */
function listByPage(getPage, idOf, ahead) {
    return collect(() => readNumbered(getPage, ahead), idOf);
}
/** A list asked for by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(read, idOf) {
    const given = new Set();
    let everSank = false;
    for (let round = 1; round <= MAX_READINGS; round += 1) {
        const givenBefore = given.size;
        const reading = new Reading();
        for await (const page of read()) {
            reading.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (given.has(idOf(item)))
                    continue;
                given.add(idOf(item));
                yield item;
            }
            everSank ||= reading.sank;
            // What was added meanwhile stands in front: a further reading that only lacked that ends as soon as it has it.
            if (reading.isStale || (round > 1 && !everSank && given.size === page.total))
                break;
        }
        if (reading.addsUp || (reading.isSteady && given.size === givenBefore))
            return;
    }
}
/** What one pass over the pages saw. */
class Reading {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isSteady = true;
    /** The list got shorter on the way, so items may have slipped into pages that were read already. */
    sank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isSteady &&= total === this.#total;
            this.sank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MAX_STALE_PAGES;
    }
    get addsUp() {
        return this.#total === undefined || (this.isSteady && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, ahead) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const underWay = [];
    for (let page = 2, next = 2; page <= pages; page += 1) {
        for (; next <= Math.min(pages, page + ahead - 1); next += 1)
            underWay.push(handled(getPage(next)));
        const answer = await underWay.shift();
        if (!answer)
            return;
        yield answer;
        pages = answer.items.length === 0 ? 0 : answer.pages;
    }
}
/** An error of a page that nobody came to read any more is nobody's error. */
function handled(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let offset = 0;;) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below what was already read is no total; the list then ends where a page is empty.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 24197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  syncMedia: () => (/* binding */ syncMedia)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: ./build/src/api/errors.js
var errors = __webpack_require__(56271);
// EXTERNAL MODULE: ./build/src/api/fields.js
var fields = __webpack_require__(68677);
// EXTERNAL MODULE: ./build/src/api/pagination.js
var pagination = __webpack_require__(41284);
;// CONCATENATED MODULE: ./build/src/api/endpoints/media.js



/** Largest `limit` of `GET /media` (contract [S]: Limits, page sizes). */
const MAX_PAGE_SIZE = 100;
/** Ids a bulk delete, at least one (contract [S]: Limits). */
const MAX_DELETIONS = 100;
/** Pages of the library under way at once: 10,000 files are 100 pages, and each waits for a round trip. */
const PAGES_AHEAD = 4;
/** Fields that only some kinds have may be null or absent [?]; they are null here. */
const media = (z) => z.object({
    id: z.string(),
    name: z.string(),
    /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]; kept as text for kinds to come. */
    kind: z.string(),
    mimeType: z.string(),
    sizeBytes: z.number(),
    /** Public, and unchanged by a replace [S]. Never send the key there. */
    url: z.string(),
    /** Of images the text for screen readers, of other kinds the link text of the next insertion [S]. */
    altText: (0,fields/* orNull */.X)(z.string()),
    width: (0,fields/* orNull */.X)(z.number()),
    height: (0,fields/* orNull */.X)(z.number()),
    durationSeconds: (0,fields/* orNull */.X)(z.number()),
    pageCount: (0,fields/* orNull */.X)(z.number()),
    posterUrl: (0,fields/* orNull */.X)(z.string()),
    createdAt: (0,fields/* timestamp */.v)(z),
    updatedAt: (0,fields/* timestamp */.v)(z),
    snippet: (0,fields/* orNull */.X)(z.string()),
});
const mediaPage = (z) => z.object({
    media: z.array(media(z)),
    pagination: z.object({ total: z.number(), pages: z.number() }),
});
/**
 * `GET /media` (viewer) [S]: the library, newest first, each file once. Several pages are read at a time, and a library
 * that shifts meanwhile is read again as pages.ts says; a quiet one costs one request per 100 files.
 * @param onTotal gets the number of files that each page's answer told: a list with another number of them is incomplete
 */
function listMedia(api, filter = {}, onTotal = () => undefined) {
    return (0,pagination/* listByPage */.T)(async (page) => {
        const { body } = await api.call({
            method: 'GET',
            path: '/media',
            role: 'viewer',
            query: { ...filter, page, limit: MAX_PAGE_SIZE },
            answer: mediaPage,
            repeat: 'safe',
        });
        const { total, pages } = body.pagination;
        onTotal(total);
        return { items: body.media, total, pages: Math.max(pages, Math.ceil(total / MAX_PAGE_SIZE)) };
    }, (one) => one.id, PAGES_AHEAD);
}
const oneMedia = (z) => z.object({ media: media(z) });
/** `GET /media/{id}` (viewer) [S]. 404 for an id that the library does not know. */
async function getMedia(api, id) {
    const { body } = await api.call({
        method: 'GET',
        path: '/media/{id}',
        role: 'viewer',
        params: { id },
        answer: oneMedia,
        repeat: 'safe',
    });
    return body.media;
}
/** `PATCH /media/{id}` (editor) [S]. An empty text clears; links that stand on pages already are not rewritten. */
async function setAltText(api, id, altText) {
    const { body } = await api.call({
        method: 'PATCH',
        path: '/media/{id}',
        role: 'editor',
        params: { id },
        json: { altText },
        answer: oneMedia,
        repeat: 'safe',
    });
    return body.media;
}
const deletedMedia = (z) => z.object({ deleted: (0,fields/* orNull */.X)(media(z)) });
/**
 * `DELETE /media/{id}` (admin) [S]. Pages that use the file show it as missing. 404 for an id that the library does not
 * know, but not where an earlier attempt of this call has deleted it: then the answer is lost, and null.
 */
async function deleteMedia(api, id) {
    const { body } = await api.call({
        method: 'DELETE',
        path: '/media/{id}',
        role: 'admin',
        params: { id },
        answer: deletedMedia,
        repeat: 'once',
        lookUp: async () => ((await isKnown(api, id)) ? undefined : { deleted: null }),
    });
    return body.deleted;
}
async function isKnown(api, id) {
    try {
        await getMedia(api, id);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD && error.status === 404)
            return false;
        throw error;
    }
}
const bulkDeletion = (z) => z.object({
    deleted: z.array(z.string()),
    failed: z.array(z.object({ source: z.string(), error: z.string() })),
    reclaimedBytes: z.number(),
});
/**
 * `POST /media/bulk-delete` (admin) [S], 1 to 100 ids. Some may fail; the status of such an answer is not agreed [?].
 * If a first answer was lost, what it deleted comes back as failed, because it is not there any more: read the library
 * again before believing a failure.
 */
async function deleteManyMedia(api, ids) {
    if (ids.length < 1 || ids.length > MAX_DELETIONS)
        throw new RangeError(`${ids.length} ids in one bulk delete`);
    const { body } = await api.call({
        method: 'POST',
        path: '/media/bulk-delete',
        role: 'admin',
        json: { mediaIds: ids },
        answer: bulkDeletion,
        repeat: 'safe',
        anyStatus: true,
    });
    return body;
}
/** `limits` are the largest files per kind; their shape is not agreed [?]. */
const storage = (z) => z.object({ usedBytes: z.number(), quotaBytes: z.number(), limits: z.unknown().optional() });
/** `GET /storage` (viewer) [S]. Both numbers are of the whole organization, not of the key's project. */
async function getStorage(api) {
    const { body } = await api.call({
        method: 'GET',
        path: '/storage',
        role: 'viewer',
        answer: storage,
        repeat: 'safe',
    });
    return body;
}

// EXTERNAL MODULE: ./build/src/disk/write.js
var write = __webpack_require__(64244);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/concurrency.js
/** Many things to do, a few at once. */
/**
 * Does the work for every item in order, so many at once; items that are added while it works are done too. After an
 * error nothing new is begun, and the first error is thrown when all that was under way has ended.
 */
async function inLanes(items, lanes, work) {
    let next = 0;
    const errors = [];
    const runLane = async (lane) => {
        while (next < items.length && errors.length === 0) {
            const item = items[next];
            next += 1;
            try {
                await work(item, lane);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    // Work that is added at the end may come after most lanes have found nothing more to do.
    while (next < items.length && errors.length === 0) {
        await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(lane)));
    }
    if (errors.length > 0)
        throw errors[0];
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/library/library.js

/** Reads all of it. @param recorded entries of the lock, which says most of it already */
async function readLibrary(api, recorded = []) {
    const entries = new Map();
    for (const entry of recorded)
        entries.set(entry.id, entry);
    const files = [];
    let total;
    const noteTotal = (told) => void (total = told);
    for await (const media of listMedia(api, {}, noteTotal))
        files.push(sharing(libraryFile(media), entries.get(media.id)));
    // pages.ts reads a list that shifts again, and gives up when it never holds still.
    return libraryOf(files, files.length === total);
}
/** The same file with the lock's own strings where they are equal: of very many files, one copy is enough. */
function sharing(file, entry) {
    if (!entry)
        return file;
    return {
        ...file,
        id: entry.id,
        name: entry.name === file.name ? entry.name : file.name,
        url: entry.url === file.url ? entry.url : file.url,
        updatedAt: entry.updatedAt === file.updatedAt ? entry.updatedAt : file.updatedAt,
    };
}
/** @param files newest first */
function libraryOf(files, isComplete) {
    const byId = new Map(files.map((file) => [file.id, file]));
    const byName = new Map();
    for (const file of files) {
        const name = file.name.normalize('NFC');
        if (!byName.has(name))
            byName.set(name, file);
    }
    return { byId, byName, isComplete };
}
function libraryFile({ id, name, kind, sizeBytes, url, altText, createdAt, updatedAt }) {
    return { id, name, kind, sizeBytes, url, altText: altText ?? '', updatedAt, isUntouched: createdAt === updatedAt };
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/library-names.js
/** What files are called in the library, which is flat: names from paths, and names that get into each other's way. Pure. */
/** File types that the service accepts (contract [P]: Accepted types). The server decides; this only chooses and warns. */
const IMAGES = ['png', 'jpg', 'jpeg', 'gif', 'webp', 'svg', 'avif', 'ico'];
const ACCEPTED = new Set([
    ...IMAGES,
    ...['mp4', 'webm', 'mov'],
    ...['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'ppt', 'odt', 'ods', 'odp'],
    ...['csv', 'tsv', 'json', 'yaml', 'yml', 'xml', 'txt', 'log', 'md', 'mdx'],
    ...['zip', 'gz', 'tgz', 'tar'],
    ...['mp3', 'wav', 'ogg', 'm4a', 'aac'],
    ...['woff', 'woff2', 'ttf', 'otf'],
]);
function isAccepted(name) {
    return ACCEPTED.has(extensionOf(name));
}
function isImage(name) {
    return IMAGES.includes(extensionOf(name));
}
/** In lower case and without its dot; empty where there is none. */
function extensionOf(name) {
    return /[^/]\.([^./]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}
/** The library name of a path below the folder, in NFC. */
function nameOf(path, naming) {
    const name = naming === 'path' ? path.replaceAll('/', '-') : path.slice(path.lastIndexOf('/') + 1);
    return name.normalize('NFC');
}
/** A quote, a backslash or a control character: on the way through a form they become other characters, or end the name. */
function isSendable(name) {
    return !/["\\\p{Cc}]/u.test(name);
}
/**
 * Groups that want one name, or names that only case or Unicode form tell apart: on other systems, in addresses and in
 * readers' eyes they are the same.
 */
function findClashes(wishes) {
    const groups = new Map();
    for (const wish of wishes) {
        const key = wish.name.normalize('NFC').toLowerCase().normalize('NFC');
        const group = groups.get(key);
        if (group)
            group.push(wish);
        else
            groups.set(key, [wish]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
}
/** The name, or the first of `name-2.ext`, `name-3.ext` … that is free. */
function freeName(name, isTaken) {
    const dot = name.lastIndexOf('.');
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
    for (let number = 2, free = name;; number += 1) {
        if (!isTaken(free))
            return free;
        free = `${stem}-${number}${ending}`;
    }
}
/** The name that the service gives to what it fetches from this address: the last part of its path. */
function nameFromUrl(url) {
    const last = new URL(url).pathname.split('/').at(-1) ?? '';
    try {
        return decodeURIComponent(last).normalize('NFC');
    }
    catch {
        // A broken escape stands for itself.
        return last;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/plan/alt-texts.js
/** The part of the plan that is about alt texts. Pure. */

/** Texts that are to be set, in the order of the folder and then of the list. */
function planAlts({ altTexts, imports }, files, importSteps, imported) {
    const ofFiles = files.flatMap((step) => {
        const text = altTexts(step.file.path);
        const { target, altText } = targetOf(step);
        return text === undefined ? [] : [{ key: step.file.path, isImport: false, target, altText, text }];
    });
    const stepOf = new Map(importSteps.map((step) => [step.wanted.url, step]));
    const mediaOf = new Map(imported.map(({ url, media }) => [url, media]));
    const ofImports = imports.flatMap(({ url, alt }) => {
        if (alt === undefined || (!stepOf.has(url) && !mediaOf.has(url)))
            return [];
        const media = mediaOf.get(url) ?? stepOf.get(url)?.media;
        return [{ key: url, isImport: true, target: media?.id ?? url, altText: media?.altText ?? '', text: alt }];
    });
    return settleAlts([...ofFiles, ...ofImports]);
}
function targetOf(step) {
    if (step.action !== 'add')
        return { target: step.media.id, altText: step.media.altText };
    if (step.from.kind === 'library')
        return { target: step.from.media.id, altText: step.from.media.altText };
    return { target: step.from.kind === 'path' ? step.from.path : step.file.path, altText: '' };
}
/** Why a text is not set. @param holder the path or import whose text the shared library file has */
function otherTextReason(holder) {
    return `it shares its library file with ${holder}, which has another alt text`;
}
/** A shared library file has one text, so paths that share it cannot want two. */
function settleAlts(texted) {
    const alts = [];
    const conflicts = [];
    const settled = new Map();
    for (const one of texted) {
        const first = settled.get(one.target);
        if (first && first.text !== one.text) {
            conflicts.push({ action: 'conflict', path: one.key, reason: otherTextReason(first.key) });
        }
        if (first)
            continue;
        settled.set(one.target, one);
        const { key, isImport, text, altText } = one;
        if (text === altText)
            continue;
        const reason = altText === '' ? 'it has no alt text yet' : 'its alt text differs';
        alts.push({ action: 'alt', key, isImport, text, reason });
    }
    const texts = new Map([...settled.values()].map(({ key, text }) => [key, text]));
    return { alts, texts, conflicts };
}
/** Images that have no alt text, neither in our lists nor in the library, by path or address. */
function findWithoutAlt({ altTexts, imports }, files, imported) {
    const ofFiles = files
        .filter(({ file }) => isImage(file.path) && altTexts(file.path) === undefined)
        .filter((step) => targetOf(step).altText === '')
        .map(({ file }) => file.path);
    const altOf = new Map(imported.map(({ url, media }) => [url, media.altText]));
    const ofImports = imports
        .filter(({ url, name, alt }) => isImage(name ?? nameFromUrl(url)) && alt === undefined && !altOf.get(url))
        .map(({ url }) => url);
    return [...ofFiles, ...ofImports];
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/circuit-breaker.js
/** When a service that does not answer as a service should is one file's failure, and when it counts as gone. */

/** Requests of a step in a row that the service leaves unanswered or answers with 5xx, until it counts as gone. */
const MAX_CONSECUTIVE = 2;
/** The trouble of a run, over all its steps. */
class Trouble {
    /** Of the step under way. */
    #course = { inARow: 0 };
    #lasting;
    /** Does one step of the run. Whatever it had of trouble, the next may do better: other requests, other files. */
    async during(step) {
        const course = { inARow: 0 };
        this.#course = course;
        await step();
        if (!course.anyDone)
            this.#lasting ??= course.lastTrouble;
    }
    /** The first trouble of a step that had nothing else: so far as that step goes, the service is gone. */
    get lasting() {
        return this.#lasting;
    }
    /** The service answered as it should, be it with a refusal. */
    noteAnswer() {
        this.#course.inARow = 0;
    }
    /** Something that this step was to do is done. */
    noteSuccess() {
        this.noteAnswer();
        this.#course.anyDone = true;
    }
    /** True for trouble that is one request's own so far. Throws the error that is one too many in a row. */
    bears(error) {
        if (!isTrouble(error))
            return false;
        this.#course.lastTrouble = error;
        this.#course.inARow += 1;
        if (this.#course.inARow > MAX_CONSECUTIVE)
            throw error;
        return true;
    }
}
/**
 * The service did not answer as a service should, after all retries; what it was asked for may be done all the same. What
 * never reached it (no such host, a certificate that is not trusted) says nothing about a file, and 507 is an answer: there
 * is no room for this one.
 */
function isTrouble(error) {
    if (error instanceof errors/* ApiError */.hD)
        return (error.status >= 500 && error.status !== 507) || error.status === 408;
    if (error instanceof errors/* ConnectionError */.Rc)
        return !error.beforeSent;
    return error instanceof errors/* InvalidResponseError */.tF;
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/alt-texts.js
/** The step that sets alt texts, where they differ from what the library has by then. */





async function setAltTexts(plan, shelf) {
    const { progress, concurrency, lock } = shelf.work;
    const { placed } = shelf.record;
    // An import brings its text with it, and what failed to get there has none to set.
    const refused = refuseSecondTexts(plan, shelf);
    const due = plan.alts.filter(({ key, text }) => (placed.get(key)?.altText ?? text) !== text && !refused.has(key));
    if (due.length === 0)
        return;
    progress.begin('Setting alt texts', due.length);
    const { unfinishedTexts } = lock.state;
    // What these hold is not known for sure (`adoptTexts`), and no answer about a text says anything about bytes.
    const unsure = new Set(unfinishedTexts.keys());
    for (const { key, text } of due) {
        const media = placed.get(key);
        if (media)
            unfinishedTexts.set(media.id, { alt: text, updatedAt: media.updatedAt });
    }
    const holders = new Map();
    for (const [key, { id }] of placed) {
        if (unfinishedTexts.has(id))
            holders.set(id, [...(holders.get(id) ?? []), key]);
    }
    // Before the first is set: of a text whose answer is lost, the next run has to know that it was ours.
    await lock.save();
    await inLanes(due, concurrency, async ({ key, text, reason }) => {
        const { id = '' } = placed.get(key) ?? {};
        try {
            const media = libraryFile(await setAltText(shelf.work.api, id, text));
            shelf.trouble.noteSuccess();
            if (!unsure.has(id)) {
                // A new text is a new updatedAt, for everyone who shares the file.
                for (const holder of holders.get(id) ?? [])
                    shelf.refresh(holder, media);
                unfinishedTexts.delete(id);
            }
            shelf.note({ key, status: 'alt-updated', reason, url: media.url });
        }
        catch (error) {
            shelf.failOrThrow(key, error);
            if (!unsure.has(id) && !isTrouble(error))
                unfinishedTexts.delete(id);
        }
        progress.add(1);
        lock.saveSoon();
    });
}
/** Only now it is known that an import brought the bytes of another: they share a library file, which has one text. */
function refuseSecondTexts({ texts }, shelf) {
    const refused = new Set();
    const settled = new Map();
    for (const [key, text] of texts) {
        const id = shelf.record.placed.get(key)?.id;
        if (id === undefined)
            continue;
        const first = settled.get(id);
        if (!first)
            settled.set(id, { key, text });
        else if (first.text !== text) {
            shelf.fail(key, otherTextReason(first.key));
            refused.add(key);
        }
    }
    return refused;
}

;// CONCATENATED MODULE: ./build/src/api/endpoints/uploads.js



/** Files an upload or import, at least one (contract [S]: Limits). */
const MAX_FILES = 10;
/** What the service allows itself for fetching one file of an import (contract [S]: Limits). */
const FETCH_MS = 30_000;
/** For checking and storing what arrived. */
const STORE_MS = 60_000;
const fileResult = (z) => z.object({
    /** The file's origin label: its name or address, perhaps in another form [?]. */
    source: z.string(),
    /** `added`, `reused` (identical content was there, perhaps under another name) or `failed` [S]. */
    status: z.string(),
    media: (0,fields/* orNull */.X)(media(z)),
    error: (0,fields/* orNull */.X)(z.string()),
    /** 415, 413, 507, or 429 with an error that names seconds, when 120 files a minute are used up [S]. */
    statusCode: (0,fields/* orNull */.X)(z.number()),
});
const fileResults = (z) => z.object({ results: z.array(fileResult(z)) });
/**
 * `POST /media` (editor) [S], multipart, 1 to 10 files with distinct names. Resolves with one result a file, also when
 * all of them failed: whether a file was stored is in its result. Which result is whose tells `matchResults`. Files of
 * an attempt whose answer was lost are `reused` in the next one.
 */
async function uploadMedia(api, files) {
    return store(api, files.length, {
        path: '/media',
        form: { field: 'files', files },
        answerTimeoutMs: STORE_MS,
    });
}
/** `POST /media/import` (editor) [S], 1 to 10 addresses. Resolves as `uploadMedia` does; `source` is the address. */
async function importMedia(api, files) {
    return store(api, files.length, {
        path: '/media/import',
        json: { files },
        answerTimeoutMs: files.length * FETCH_MS + STORE_MS,
    });
}
async function store(api, count, request) {
    if (count < 1 || count > MAX_FILES)
        throw new RangeError(`${count} files in one request`);
    const { body } = await api.call({
        ...request,
        method: 'POST',
        role: 'editor',
        answer: fileResults,
        repeat: 'safe',
        charge: { bucket: 'files', units: count },
        // 207, or the status of the first failure: with results it is an answer [S].
        anyStatus: true,
    });
    return body.results;
}
/**
 * Which result is whose: by `source` where it equals exactly one sent source, else by position where the numbers agree
 * (contract: neither the form of `source` nor the order is agreed). A match is trusted only if name and size fit; a
 * position that turns out wrong for one file is believed for none.
 * @returns a result for each sent file, in their order; undefined where the library has to be read to know
 */
function matchResults(sent, results) {
    const bySource = sent.map(({ source }) => {
        const mine = results.filter((result) => result.source === source);
        return mine.length === 1 && sent.filter((one) => one.source === source).length === 1 ? mine[0] : undefined;
    });
    const byPosition = bySource.map((result, index) => result ?? results[index]);
    const positionsHold = sent.length === results.length &&
        new Set(byPosition).size === sent.length &&
        sent.every((file, index) => fits(file, byPosition[index], sent));
    const matched = positionsHold ? byPosition : bySource;
    return matched.map((result, index) => (fits(sent[index], result, sent) ? result : undefined));
}
function fits(file, result, sent) {
    if (!file || !result)
        return false;
    if (!result.media)
        return result.status === 'failed';
    const { name, sizeBytes } = result.media;
    if (file.sizeBytes !== undefined && file.sizeBytes !== sizeBytes)
        return false;
    if (file.name === undefined || result.source === file.source || isNamedAfter(name, file.name))
        return true;
    // Identical content keeps the name it had, so only a size that no other file has can tell.
    return result.status === 'reused' && sent.filter((one) => one.sizeBytes === sizeBytes).length === 1;
}
/** A name that is taken becomes `name-2.ext` (contract [S]). */
function isNamedAfter(name, wanted) {
    const dot = wanted.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, ''];
    return (name === wanted ||
        (name.startsWith(`${stem}-`) &&
            name.endsWith(extension) &&
            /^\d+$/.test(name.slice(stem.length + 1, name.length - extension.length))));
}
/**
 * `POST /media/{id}/replace` (editor) [S] with a file of ours, which keeps its address; 415 where the type is not the
 * original's. Readers may get the old bytes for up to a minute. The name of the form's field is not agreed [?]:
 * `file`, else what a 400 calls it, else `files`; what worked is kept for the run.
 */
async function replaceMedia(api, id, file) {
    const refused = [];
    for (let field = replaceFields.get(api) ?? 'file'; field !== undefined;) {
        try {
            const replaced = await replace(api, id, { form: { field, files: [file] }, answerTimeoutMs: STORE_MS });
            replaceFields.set(api, field);
            return replaced;
        }
        catch (error) {
            if (!(error instanceof errors/* ApiError */.hD) || error.status !== 400)
                throw error;
            refused.push({ field, error });
            field = nextField(refused.map((one) => one.field), error);
        }
    }
    // The first refusal is the one that speaks of the file; the others may only speak of our guesses.
    throw refused[0]?.error ?? new RangeError('no field was tried');
}
/** Field that worked, for each connection to the API. */
const replaceFields = new WeakMap();
/** Refusals until it is plain that the field's name is not what is wrong. */
const MAX_FIELDS = 3;
function nextField(tried, { details }) {
    if (tried.length >= MAX_FIELDS)
        return undefined;
    const named = details.map((one) => one.field);
    return [...named, 'files'].find((field) => /^[\w-]{1,40}$/.test(field) && !tried.includes(field));
}
/** The same with a file that the service fetches itself, over public HTTPS [S]. */
async function replaceMediaFrom(api, id, url) {
    return replace(api, id, { json: { url }, answerTimeoutMs: FETCH_MS + STORE_MS });
}
async function replace(api, id, request) {
    const { body } = await api.call({
        ...request,
        method: 'POST',
        path: '/media/{id}/replace',
        role: 'editor',
        params: { id },
        answer: oneMedia,
        repeat: 'safe',
        // Whether a replace counts as a stored file is not agreed [?]; paced as if it did.
        charge: { bucket: 'files', units: 1 },
    });
    return body.media;
}

// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(40949);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/send-batches.js





/** Bytes of one request, unless a single file is larger: a batch that fails is sent again as a whole. */
const MAX_BATCH_BYTES = 16_000_000;
/**
 * While one batch of a connection is on its way the next one is made ready, so that the connection never waits for the
 * disk. No more requests are under way for it: `concurrency` is the number of connections.
 */
const LANES_A_CONNECTION = 2;
/** Where a 429 inside an entry names no time. */
const UNNAMED_WAIT_SECONDS = 15;
async function deliver(parcels, delivery, work, trouble) {
    await new Courier(delivery, work, trouble).run(parcels);
}
/** At most ten to a batch, and not too many bytes. */
function batchesOf(parcels) {
    const batches = [];
    let bytes = Infinity;
    for (const parcel of parcels) {
        const size = parcel.sizeBytes ?? 0;
        const batch = batches.at(-1);
        if (batch && batch.length < MAX_FILES && bytes + size <= MAX_BATCH_BYTES) {
            batch.push(parcel);
            bytes += size;
        }
        else {
            batches.push([parcel]);
            bytes = size;
        }
    }
    return batches;
}
class Courier {
    #delivery;
    #work;
    #trouble;
    #queue = [];
    /** Nothing is sent before this time. */
    #notBeforeMs = 0;
    constructor(delivery, work, trouble) {
        this.#delivery = delivery;
        this.#work = work;
        this.#trouble = trouble;
    }
    async run(parcels) {
        this.#queue = batchesOf(parcels);
        await inLanes(this.#queue, this.#work.concurrency * LANES_A_CONNECTION, (batch) => this.#deliver(batch));
    }
    async #deliver(batch) {
        await this.#waitForTurn();
        let answer;
        try {
            answer = await this.#delivery.send(batch);
        }
        catch (error) {
            this.#recover(batch, error);
            return;
        }
        const { sent, results } = answer;
        if (sent.length === 0)
            return;
        this.#trouble.noteAnswer();
        await this.#sort(sent, results);
        this.#work.lock.saveSoon();
    }
    async #waitForTurn() {
        const { clock, signal, deadlineMs, log } = this.#work;
        for (let ms = this.#notBeforeMs - clock.now(); ms > 0; ms = this.#notBeforeMs - clock.now()) {
            if (this.#notBeforeMs >= deadlineMs)
                throw limitBeyondDeadline(ms / 1000);
            log.wait(this.#notBeforeMs, "for the organization's limit of stored files a minute");
            await clock.sleep(ms, signal);
        }
    }
    /** Gives each parcel its result. */
    async #sort(sent, results) {
        const matched = matchResults(sent, results).map((result) => result ?? onlyResult(sent, results));
        const limited = [];
        const unclear = [];
        for (const [index, parcel] of sent.entries()) {
            const result = matched[index];
            if (!result)
                unclear.push(parcel);
            else if (result.media && result.status !== 'failed')
                this.#store(parcel, result.media, result.status);
            else if (result.statusCode === 429) {
                limited.push(parcel);
                this.#holdBack(result.error);
            }
            else
                this.#fail(parcel, result.error ?? 'the service gave no reason', result.statusCode ?? undefined);
        }
        if (limited.length > 0)
            this.#queue.push(limited);
        if (unclear.length > 0)
            await this.#lookUp(unclear);
    }
    #store(parcel, media, status) {
        this.#trouble.noteSuccess();
        this.#delivery.stored(parcel, media, status);
    }
    #fail(parcel, reason, statusCode) {
        this.#delivery.failed(parcel, reason, statusCode);
    }
    /** All wait, not only the files that were refused: the limit is the organization's. */
    #holdBack(error) {
        const { clock, log } = this.#work;
        const seconds = secondsIn(error ?? '') ?? UNNAMED_WAIT_SECONDS;
        const untilMs = clock.now() + seconds * 1000;
        if (untilMs <= this.#notBeforeMs)
            return;
        if (this.#notBeforeMs <= clock.now()) {
            log.info(`The organization's limit of stored files a minute is reached: waiting ${Math.ceil(seconds)} s, then sending the files that were refused.`);
        }
        this.#notBeforeMs = untilMs;
    }
    /**
     * Results that name nobody: the library itself is asked. The names were free, so a file of that name and size that was
     * not there before is the one we sent. What is not found is sent alone, where there is nothing to mix up: if it did
     * arrive, the service says so and stores nothing twice.
     */
    async #lookUp(parcels) {
        const missing = new Set(parcels);
        const named = new Map(parcels.map((parcel) => [parcel.name, parcel]));
        for await (const media of listMedia(this.#work.api)) {
            if (this.#delivery.isKnown(media.id))
                break;
            const parcel = named.get(media.name.normalize('NFC'));
            if (parcel?.sizeBytes !== media.sizeBytes || !missing.delete(parcel))
                continue;
            this.#store(parcel, media, 'added');
            if (missing.size === 0)
                break;
        }
        for (const parcel of missing) {
            if (parcels.length > 1)
                this.#queue.push([parcel]);
            else
                this.#fail(parcel, 'the answer of the service does not say what became of it; run this again');
        }
    }
    #recover(batch, error) {
        const { signal, log } = this.#work;
        signal.throwIfAborted();
        const good = this.#delivery.salvage(batch, error);
        if (good) {
            if (good.length > 0)
                this.#queue.push(good);
            return;
        }
        const isTrouble = this.#trouble.bears(error);
        if (!isTrouble && !isAboutContent(error))
            throw error;
        if (batch.length > 1) {
            log.info(`A request with ${batch.length} files failed (${(0,error_message/* messageOf */.b)(error)}): sending them one by one.`);
            this.#queue.push(...batch.map((parcel) => [parcel]));
            return;
        }
        for (const parcel of batch) {
            if (isTrouble)
                this.#delivery.lost(parcel, error);
            else
                this.#fail(parcel, (0,error_message/* messageOf */.b)(error), statusOf(error));
        }
    }
}
/** One file sent, one result: there is no other that it could belong to, if only the size fits. */
function onlyResult(sent, results) {
    const [result] = results;
    if (sent.length !== 1 || results.length !== 1 || !result)
        return undefined;
    const size = sent[0]?.sizeBytes;
    return result.media && size !== undefined && result.media.sizeBytes !== size ? undefined : result;
}
/** The service, or a proxy before it, refused what was sent: another file may fare better. */
function isAboutContent(error) {
    return error instanceof errors/* ApiError */.hD && [400, 409, 411, 413, 414, 415, 422, 431, 507].includes(error.status);
}
function statusOf(error) {
    return error instanceof errors/* ApiError */.hD ? error.status : undefined;
}
/** The seconds that an error names (`Try again in 34 seconds.`, `retry after 2 minutes`). */
function secondsIn(text) {
    const [, number, unit] = /(\d+(?:\.\d+)?)\s*(s|sec|seconds?|m|min|minutes?)\b/i.exec(text) ?? [];
    if (number === undefined || unit === undefined)
        return undefined;
    return Number(number) * (/^m/i.test(unit) ? 60 : 1);
}
function limitBeyondDeadline(seconds) {
    const request = { method: 'POST', path: '/media', role: 'editor' };
    const text = "the organization's limit of stored files a minute is reached, and opens after the timeout";
    return new errors/* ApiError */.hD(request, 429, text, [], Math.ceil(seconds));
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/import.js
/** The step in which the service fetches files itself. */







async function importNew(steps, shelf) {
    const parcels = steps.filter(({ media }) => media === undefined).map(parcelOf);
    if (parcels.length === 0)
        return;
    shelf.work.progress.begin('Importing', parcels.length);
    await deliver(parcels, deliveryTo(shelf), shelf.work, shelf.trouble);
}
/** Into library files that have their names: as with files of ours, none is left beside them as `name-2`. */
async function importOver(steps, shelf) {
    const { progress, concurrency, lock } = shelf.work;
    const over = steps.filter(({ media }) => media !== undefined);
    if (over.length === 0)
        return;
    progress.begin('Importing', over.length);
    await inLanes(over, concurrency, async (step) => {
        await importOneOver(step, shelf);
        lock.saveSoon();
    });
}
function parcelOf(step) {
    const { url, name } = step.wanted;
    return { key: url, source: url, name, step };
}
function deliveryTo(shelf) {
    const failed = ({ key }, reason, statusCode) => {
        shelf.fail(key, reason, { statusCode });
        shelf.work.progress.add(1);
    };
    return {
        send: async (batch) => {
            const files = batch.map(({ step: { wanted } }) => ({ url: wanted.url, name: wanted.name, altText: wanted.alt }));
            return { sent: batch, results: await importMedia(shelf.work.api, files) };
        },
        salvage: () => undefined,
        stored: ({ step }, media, status) => imported(step, media, status === 'reused', shelf),
        failed,
        lost: ({ key }, error) => {
            shelf.lose(key, error);
            shelf.work.progress.add(1);
        },
        isKnown: (id) => shelf.library.byId.has(id),
    };
}
async function importOneOver(step, shelf) {
    const { wanted, media } = step;
    if (!media)
        return;
    try {
        const answer = await replaceMediaFrom(shelf.work.api, media.id, wanted.url);
        shelf.trouble.noteSuccess();
        shelf.forgetImports(media.id);
        imported(step, answer, false, shelf);
    }
    catch (error) {
        // Said also of an address that does not answer, as many may; a service that is gone shows in what comes next.
        if (error instanceof errors/* ApiError */.hD && isTrouble(error))
            shelf.lose(wanted.url, error);
        else
            shelf.failOrThrow(wanted.url, error);
        shelf.work.progress.add(1);
    }
}
function imported({ wanted, reason }, answer, wasThere, shelf) {
    const media = libraryFile(answer);
    const hasOurName = media.name.normalize('NFC') === (wanted.name ?? nameFromUrl(wanted.url));
    shelf.keepImport(wanted.url, media, !hasOurName && shelf.isForeign(media.id));
    const remark = hasOurName ? reason : shelf.tellOtherName(wanted.url, media.name, wasThere);
    shelf.note({ key: wanted.url, status: 'imported', reason: remark, url: media.url });
    shelf.work.progress.add(1);
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./build/src/disk/paths.js
var disk_paths = __webpack_require__(26491);
;// CONCATENATED MODULE: ./build/src/disk/hash.js
/** Hashes files, and notices files that change meanwhile. */




/** A file was written to while we read it, or since. */
class FileChangedError extends Error {
    name = 'FileChangedError';
    constructor() {
        super('the file changed while it was being read');
    }
}
/** Files below this size are read whole, larger ones in pieces of it. */
const WHOLE_BELOW_BYTES = 1_000_000;
// File handles and hash objects live until a full collection of garbage; of very many files that is more than the rest.
const openFd = (0,external_node_util_.promisify)(external_node_fs_.open);
const statFd = (0,external_node_util_.promisify)(external_node_fs_.fstat);
const readFd = (0,external_node_util_.promisify)(external_node_fs_.read);
const closeFd = (0,external_node_util_.promisify)(external_node_fs_.close);
/** Hashes a file. The buffer (of `WHOLE_BELOW_BYTES`) is used over and over. Rejects with FileChangedError. */
async function hashFile(path, algorithm, buffer) {
    const fd = await openFd(path, 'r');
    try {
        const before = await statFd(fd);
        const isWhole = before.size < buffer.length;
        const hasher = isWhole ? undefined : (0,external_node_crypto_.createHash)(algorithm);
        let sizeBytes = 0;
        // What was read cannot be all of it where the size says otherwise, so the end is not asked for twice.
        while (sizeBytes < before.size) {
            const at = isWhole ? sizeBytes : 0;
            const { bytesRead } = await readFd(fd, buffer, at, buffer.length - at, sizeBytes);
            if (bytesRead === 0)
                break;
            hasher?.update(buffer.subarray(0, bytesRead));
            sizeBytes += bytesRead;
        }
        if (sizeBytes !== before.size || stampOf(await statFd(fd)) !== stampOf(before))
            throw new FileChangedError();
        const bytes = isWhole ? buffer.subarray(0, sizeBytes) : undefined;
        const hex = hasher?.digest('hex') ?? (0,external_node_crypto_.hash)(algorithm, bytes ?? '', 'hex');
        return { hex, sizeBytes, stamp: stampOf(before), bytes };
    }
    finally {
        await closeFd(fd);
    }
}
/**
 * The same at once, for a small file that is most likely in the system's memory: asking other threads to read it costs
 * several times what reading it does. Undefined for one that `hashFile` has to look at: too large, or changing.
 */
function hashFileSync(path, algorithm, buffer) {
    const fd = external_node_fs_.openSync(path, 'r');
    try {
        const before = external_node_fs_.fstatSync(fd);
        if (before.size >= buffer.length)
            return undefined;
        const sizeBytes = external_node_fs_.readSync(fd, buffer, 0, buffer.length, 0);
        const stamp = stampOf(before);
        if (sizeBytes !== before.size || stampOf(external_node_fs_.fstatSync(fd)) !== stamp)
            return undefined;
        const bytes = buffer.subarray(0, sizeBytes);
        return { hex: (0,external_node_crypto_.hash)(algorithm, bytes, 'hex'), sizeBytes, stamp, bytes };
    }
    finally {
        external_node_fs_.closeSync(fd);
    }
}
/**
 * A file to be sent: read from disk while it is sent, of a known length. Rejects with FileChangedError where the file
 * is not in the state of the stamp any more; if it changes later, reading the blob fails.
 */
async function openForSending(path, stamp) {
    const blob = await (0,external_node_fs_.openAsBlob)(path);
    // Looked at after opening: from then on the blob notices changes itself.
    if (!isInState(path, stamp))
        throw new FileChangedError();
    return blob;
}
/** True where the file is in the state of the stamp. At once: what was looked at before is in the system's memory. */
function isInState(path, stamp) {
    try {
        return stampOf(external_node_fs_.statSync(path)) === stamp;
    }
    catch (error) {
        if ((0,disk_paths/* isMissing */.b2)(error))
            return false;
        throw error;
    }
}
function stampOf({ size, mtimeMs, ctimeMs, ino }) {
    // The time of change too: tools that restore the time of modification cannot set it.
    return `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}

// EXTERNAL MODULE: ./build/src/api/schema.js
var api_schema = __webpack_require__(35731);
// EXTERNAL MODULE: ./build/src/disk/read.js
var read = __webpack_require__(31059);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/render-lines.js
/** JSON files of very many entries, one line each: as pieces of some size, so that no file is ever in memory as a whole. */
const PIECE_LENGTH = 64_000;
/** Lines between brackets, indented by four, with commas between them. */
function* renderLines(open, items, renderOne, close) {
    let piece = open;
    let isFirst = true;
    for (const item of items) {
        piece += `${isFirst ? '' : ','}\n    ${renderOne(item)}`;
        isFirst = false;
        if (piece.length < PIECE_LENGTH)
            continue;
        yield piece;
        piece = '';
    }
    yield `${piece}${isFirst ? '' : '\n  '}${close}`;
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/library/lock.js
/**
 * The lock file: what of ours lies in the library, by path. It saves asking the library what is in its files, and says
 * which files are ours to delete. One line an entry, sorted by path and without any global number or time, so that two
 * branches merge as other text does.
 */







const VERSION = 1;
const entry = (z) => z.object({
    id: z.string(),
    name: z.string(),
    sha256: z.string().optional(),
    size: z.number(),
    updatedAt: z.string(),
    url: z.string(),
    found: z.literal(true).optional(),
});
const unfinished = (z) => z.object({ name: z.string(), sha256: z.string(), size: z.number() });
const unfinishedText = (z) => z.object({ alt: z.string(), updatedAt: z.string() });
/**
 * Checked one by one: a schema of the whole would copy it, and there may be very many. Nor is it `z.record`, which drops
 * a file that is called `__proto__`.
 */
const entries = (z) => z.custom((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const lockFile = (z) => z.object({
    version: z.literal(VERSION),
    files: entries(z),
    imports: entries(z).default({}),
    unfinished: entries(z).default({}),
    unfinishedTexts: entries(z).default({}),
});
function emptyLock() {
    return { files: new Map(), imports: new Map(), unfinished: new Map(), unfinishedTexts: new Map() };
}
/** What is recorded of a library file. @param found see LockEntry */
function entryOf(media, sha256, found = false) {
    const { id, name, sizeBytes, updatedAt, url } = media;
    return { id, name, sha256, size: sizeBytes, updatedAt, url, ...(found && { found }) };
}
/** Rejects with InputError for a lock that is damaged or newer than this version. `label` is how people know the file. */
async function parseLock(text, label) {
    if (/^(<{7}|>{7}) /m.test(text))
        throw damaged(label, 'it has the marks of a merge conflict');
    let json;
    try {
        json = JSON.parse(text);
    }
    catch {
        throw damaged(label, 'it is no JSON');
    }
    const version = json?.version;
    if (typeof version === 'number' && version > VERSION) {
        throw new errors/* InputError */.dz([
            `lock-file: ${label} was written by a newer docs-ci (lock version ${version}; this one reads ${VERSION}). Use that version here, too.`,
        ]);
    }
    const parsed = (await (0,api_schema/* buildSchema */.I)(lockFile)).safeParse(json);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        throw damaged(label, `${issue?.path.join('.') || 'its content'} is not as it should be`);
    }
    const check = async (part, schema) => {
        const one = await (0,api_schema/* buildSchema */.I)(schema);
        const checked = new Map();
        for (const [key, value] of Object.entries(parsed.data[part])) {
            const { error } = one.safeParse(value);
            const where = [part, key, ...(error?.issues[0]?.path ?? [])].join('.');
            if (error)
                throw damaged(label, `${where} is not as it should be`);
            checked.set(key, value);
        }
        return checked;
    };
    return {
        files: await check('files', entry),
        imports: await check('imports', entry),
        unfinished: await check('unfinished', unfinished),
        unfinishedTexts: await check('unfinishedTexts', unfinishedText),
    };
}
/**
 * Who takes the lines of both sides of a merge takes last lines, which have no comma, and others, which have one. No
 * text in JSON holds a line break, so what is taken for the end of a line is one. Some editors put a mark at the start.
 */
function mendMerged(text) {
    return text
        .replace(/^\ufeff/, '')
        .replace(/\}(?=\s*\n\s*")/g, '},')
        .replace(/,(?=\s*\n\s*\})/g, '');
}
function damaged(label, why) {
    return new errors/* InputError */.dz([
        `lock-file: ${label} is damaged: ${why}. Take an undamaged version from Git; or delete it, and the next run rebuilds it by comparing the folder with the library (files that were deleted from the folder meanwhile then count as nobody's).`,
    ]);
}
/**
 * The same state is the same text, whatever happened before; in pieces, since there may be very many entries. It is the
 * state at the first piece: results that come in while the pieces are written move entries from one part to another, and
 * a file with the new state of one part and the old of another would have them in neither.
 */
function* renderLock(state) {
    const [files, imports] = [snapshotOf(state.files), snapshotOf(state.imports)];
    const rest = ['unfinished', 'unfinishedTexts'].map((part) => ({ part, entries: snapshotOf(state[part]) }));
    yield `{\n  "version": ${VERSION},\n  "files": `;
    yield* renderEntries(files);
    yield ',\n  "imports": ';
    yield* renderEntries(imports);
    for (const { part, entries } of rest) {
        if (entries.keys.length === 0)
            continue;
        yield `,\n  "${part}": `;
        yield* renderEntries(entries);
    }
    yield '\n}\n';
}
function snapshotOf(entries) {
    const keys = [...entries.keys()].sort();
    return { keys, values: keys.map((key) => entries.get(key)) };
}
function renderEntries({ keys, values }) {
    if (keys.length === 0)
        return ['{}'];
    const renderOne = (index) => {
        const { id, name, sha256, size, alt, updatedAt, url, found } = values[index];
        return `${JSON.stringify(keys[index])}: ${JSON.stringify({ id, name, sha256, size, alt, updatedAt, url, found })}`;
    };
    return renderLines('{', keys.keys(), renderOne, '}');
}
/** A pause so many times as long as the write follows it. */
const PAUSE_FACTOR = 9;
/** The lock of a run, and the file it is kept in. */
class Lock {
    path;
    #state;
    /** Hash of what the file holds now; undefined where there is none. */
    #written;
    #saving;
    #dirty = false;
    /** A batch of results has come in since the last write. */
    #isNew = false;
    #soon;
    #failure;
    /** What the last write took, and when it ended: real time, for it is about the disk. */
    #writeMs = 0;
    #writtenAtMs = 0;
    /**
     * @param path undefined where no lock is kept
     * @param isWhole it is there, and needs not be written to be read by others
     */
    constructor(path, state = emptyLock(), isWhole = false) {
        this.path = path;
        this.#state = state;
        // What people have written may have another form than ours, but not another meaning: then it is left alone.
        this.#written = isWhole ? hashOf(state) : undefined;
    }
    get state() {
        return this.#state;
    }
    get size() {
        return this.#state.files.size + this.#state.imports.size;
    }
    /** Believes nothing of what it said. */
    forget() {
        this.#state = emptyLock();
    }
    /** Resolves once what is known now is in the file. Saves asked for during one are one more. */
    save() {
        clearTimeout(this.#soon);
        this.#isNew ||= this.#soon !== undefined;
        this.#soon = undefined;
        this.#dirty = true;
        this.#saving ??= this.#drain();
        return this.#saving;
    }
    /**
     * Saves without anybody waiting for it: after every batch, at once where the lock is small, and of a large one so
     * often that writing takes a tenth of the time at most. Throws where the save before could not be written.
     */
    saveSoon() {
        if (this.#failure)
            throw this.#failure;
        const dueMs = this.#writtenAtMs + PAUSE_FACTOR * this.#writeMs - performance.now();
        this.#soon ??= setTimeout(() => void this.save().catch((error) => (this.#failure = error)), Math.max(0, dueMs));
    }
    async #drain() {
        // Never done before `#saving` is set.
        await Promise.resolve();
        try {
            while (this.#dirty) {
                this.#dirty = false;
                const isNew = this.#isNew;
                this.#isNew = false;
                const startMs = performance.now();
                await this.#write(isNew);
                this.#writtenAtMs = performance.now();
                this.#writeMs = this.#writtenAtMs - startMs;
            }
        }
        finally {
            this.#saving = undefined;
        }
    }
    /** @param isNew something has been stored since the last write, so that nothing has to be compared */
    async #write(isNew) {
        if (this.path === undefined)
            return;
        // A first run that did nothing leaves no file behind.
        if (this.#written === undefined && this.size === 0 && this.#state.unfinished.size === 0)
            return;
        if (!isNew && hashOf(this.#state) === this.#written)
            return;
        const hash = (0,external_node_crypto_.createHash)('sha1');
        try {
            await (0,write/* writeAtomically */.vK)(this.path, hashed(renderLock(this.#state), hash));
        }
        catch (error) {
            const { code, message } = error;
            throw new Error(`The lock file could not be written (${code ?? message}). Make its folder writable, or set lock-file to none.`, { cause: error });
        }
        this.#written = hash.digest('hex');
    }
}
/** Reads the lock, if there is one. Rejects with InputError for one that cannot be used. */
async function openLock(path, label) {
    if (path === undefined)
        return new Lock(path);
    const bytes = await (0,read/* readIfThere */.qC)(path).catch((error) => {
        throw new errors/* InputError */.dz([`lock-file: ${label} cannot be used: ${(0,read/* readErrorReason */.Dx)(error)}.`]);
    });
    if (bytes === undefined)
        return new Lock(path);
    const text = bytes.toString('utf8');
    const mended = mendMerged(text);
    // A link to it stays one: what it leads to is what others read.
    return new Lock(await (0,disk_paths/* resolveRealPath */.Sc)(path), await parseLock(mended, label), mended === text);
}
function hashOf(state) {
    const hash = (0,external_node_crypto_.createHash)('sha1');
    for (const piece of renderLock(state))
        hash.update(piece);
    return hash.digest('hex');
}
function* hashed(pieces, hash) {
    for (const piece of pieces) {
        hash.update(piece);
        yield piece;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/library/compare.js
/**
 * Same or changed, although the service knows no hashes. A ladder: each rung is asked only where those above it could
 * not tell, and each says here why its answer can be relied on.
 */





/**
 * Rung 1 of the ladder, for a library file and what the lock recorded of it. Safe because every change of a file at the
 * service changes its updatedAt, so size and updatedAt as recorded mean the bytes that we hashed when we recorded them.
 */
function isAsRecorded(media, recorded) {
    return media.sizeBytes === recorded.size && media.updatedAt === recorded.updatedAt;
}
/** SHA-256 of the library's files, as far as rung 1 vouches for them. */
function knownHashes(lock, library) {
    const hashes = new Map();
    for (const recorded of lock.files.values()) {
        const media = library.byId.get(recorded.id);
        if (media && recorded.sha256 !== undefined && isAsRecorded(media, recorded))
            hashes.set(media.id, recorded.sha256);
    }
    return hashes;
}
/**
 * The library file that is to hold what a local file holds: the one of the lock, else the one of the same name. The
 * rungs that need no request. Pure; undefined where there is none, so that the file is new.
 */
function findCounterpart(file, lock, library, hashes) {
    const recorded = lock.files.get(file.path);
    const own = recorded && library.byId.get(recorded.id);
    if (own && recorded.found !== true)
        return judge(file, own, hashes, 'its content has changed since the last sync');
    // A library file that was there before us, under another name, is ours to use as long as it is the same, no longer.
    if (own && hashes.get(own.id) === file.sha256)
        return { media: own, verdict: 'same', reason: 'as recorded in the lock' };
    const named = library.byName.get(file.name);
    return named && judge(file, named, hashes, 'the library file of this name has other content');
}
function judge(file, media, hashes, changed) {
    const recorded = hashes.get(media.id);
    if (recorded !== undefined) {
        return recorded === file.sha256
            ? { media, verdict: 'same', reason: 'as recorded in the lock' }
            : { media, verdict: 'different', reason: changed };
    }
    // Rung 2: files of different sizes are different. Equal sizes say nothing: a typo fix keeps its size.
    if (media.sizeBytes !== file.sizeBytes)
        return { media, verdict: 'different', reason: changed };
    return { media, verdict: 'ask', reason: 'the lock does not know its content' };
}
/** After a replace the public address may go on serving the old bytes for up to a minute (contract [S]); twice that. */
const SETTLED_AFTER_MS = 120_000;
/** Whether what the public address serves can count: old enough, by the service's own clock, for no CDN to serve older bytes. */
function isSettled(media, serverNowMs) {
    return serverNowMs - Date.parse(media.updatedAt) > SETTLED_AFTER_MS;
}
/** Goes up the ladder for all files. @returns by path; nothing for files that are new */
async function compare(files, lock, library, asker) {
    const hashes = knownHashes(lock, library);
    const counterparts = new Map();
    const toAsk = [];
    for (const file of files) {
        const found = findCounterpart(file, lock, library, hashes);
        if (found)
            counterparts.set(file.path, found);
        if (found?.verdict === 'ask')
            toAsk.push({ file, media: found.media });
    }
    const serverNowMs = asker.api.toServerMs(asker.clock.now());
    const buffers = toAsk.length > 0 ? buffersFor(asker) : [];
    await inLanes(toAsk, asker.concurrency, async ({ file, media }, lane) => {
        const answer = isSettled(media, serverNowMs)
            ? await askAddress({ sha256: file.sha256, size: file.sizeBytes }, file, media, asker, buffers[lane])
            : TOO_FRESH;
        counterparts.set(file.path, { media, ...answer });
        asker.onAsked();
    });
    return counterparts;
}
/**
 * Takes over what the last run had uploaded when it was cut off before it could note it. The name was free then, so an
 * untouched library file of that name and size is the one we sent if its address serves our bytes; how old it is does
 * not matter, since an address that never had other bytes has none to be left over. From here on it is as if the lock
 * had known it: also where the local file has been edited, renamed or deleted since.
 */
async function adoptUnfinished(files, lock, library, asker) {
    if (lock.unfinished.size === 0)
        return;
    const known = new Set([...lock.files.values(), ...lock.imports.values()].map(({ id }) => id));
    const localOf = new Map(files.map((file) => [file.path, file]));
    const buffers = buffersFor(asker);
    await inLanes([...lock.unfinished], asker.concurrency, async ([path, sent], lane) => {
        const media = library.byName.get(sent.name);
        if (!media?.isUntouched || media.sizeBytes !== sent.size || known.has(media.id))
            return;
        const local = localOf.get(path);
        const copy = local?.sha256 === sent.sha256 ? local : undefined;
        const { verdict } = await askAddress(sent, copy, media, asker, buffers[lane]);
        if (verdict === 'same')
            lock.files.set(path, entryOf(media, sent.sha256));
    });
}
/**
 * The library as it is but for alt texts that the last run was setting when it was cut off. A library file that has such
 * a text now, the size that the lock records and an updatedAt too young for its address to be believed is taken, for
 * now, for what it was before: nothing but our own text need have changed. That is no proof (somebody may have put other
 * bytes of the same size there since), so the lock goes on saying what it said, and a run two minutes later asks the
 * address as of any file that the lock does not know. Without this, the file would be sent again; with it, somebody
 * else's change is noticed one run later, as it is when it comes during a run.
 *
 * There is nothing of the kind for a replace whose answer was lost. What would have to be believed there are bytes that
 * no answer has ever spoken of, and of the size of the old ones it could not be told from a text that somebody else set.
 * To send it again does no harm: same file, same bytes, same address.
 */
function adoptTexts(lock, library, serverNowMs) {
    if (lock.unfinishedTexts.size === 0)
        return library;
    const recorded = new Set();
    for (const { id, sha256, size, updatedAt } of lock.files.values()) {
        if (sha256 !== undefined)
            recorded.add(`${id} ${size} ${updatedAt}`);
    }
    const before = new Map();
    for (const [id, { alt, updatedAt }] of lock.unfinishedTexts) {
        const media = library.byId.get(id);
        const isOurs = media?.altText === alt &&
            media.updatedAt !== updatedAt &&
            recorded.has(`${id} ${media.sizeBytes} ${updatedAt}`) &&
            !isSettled(media, serverNowMs);
        if (isOurs)
            before.set(id, { ...media, updatedAt });
        else
            lock.unfinishedTexts.delete(id);
    }
    const files = [...library.byId.values()].map((media) => before.get(media.id) ?? media);
    return libraryOf(files, library.isComplete);
}
function buffersFor({ concurrency }) {
    return Array.from({ length: concurrency }, () => Buffer.allocUnsafeSlow(WHOLE_BELOW_BYTES));
}
const TOO_FRESH = {
    verdict: 'unknown',
    reason: 'the library file of this name changed less than two minutes ago, so its address cannot be believed yet',
};
const NOT_READABLE = {
    verdict: 'unknown',
    reason: 'the library file of this name cannot be read at its address',
};
/**
 * Rungs 3 and 4 in one request, without the key and at most once a file: the address is asked for anything but the MD5
 * of our bytes.
 * @param copy a local file that holds these bytes, if there is one, to reckon its MD5
 */
async function askAddress(bytes, copy, media, asker, buffer) {
    try {
        const md5 = copy && (await md5Of(copy, buffer));
        const headers = md5 === undefined ? {} : { 'if-none-match': `"${md5}"` };
        const { status, headers: told, body } = await asker.api.fetchPlain(new URL(media.url), headers);
        const etag = /^(?:W\/)?"([0-9a-f]{32})"$/i.exec(told['etag'] ?? '')?.[1]?.toLowerCase();
        // Rung 3: an ETag that is the MD5 of our bytes cannot be so by chance, and nobody but whoever wrote our file can
        // have made another of the same MD5. A differing one proves nothing: an ETag may be anything.
        if (md5 !== undefined && (status === 304 || (status === 200 && etag === md5))) {
            body.destroy();
            return { verdict: 'same', reason: 'the ETag of its address is the MD5 of the local file' };
        }
        if (status !== 200 || isEncoded(told['content-encoding'])) {
            body.destroy();
            return NOT_READABLE;
        }
        return await hashBody(bytes, body);
    }
    catch {
        asker.signal.throwIfAborted();
        return NOT_READABLE;
    }
}
/** Rung 4: the bytes themselves, which the caller knows to be the present ones. */
async function hashBody({ sha256, size }, body) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let sizeBytes = 0;
    for await (const piece of body) {
        hash.update(piece);
        sizeBytes += piece.byteLength;
        if (sizeBytes > size)
            break;
    }
    body.destroy();
    // Another size than the library's is not the file that the library speaks of.
    if (sizeBytes !== size)
        return NOT_READABLE;
    return hash.digest('hex') === sha256
        ? { verdict: 'same', reason: 'its address serves the bytes of the local file' }
        : { verdict: 'different', reason: 'its address serves other bytes' };
}
/** Undefined where this Node knows no MD5 (FIPS), or the file has changed: then only the bytes can tell. */
async function md5Of(file, buffer) {
    try {
        const { hex, stamp } = await hashFile(file.file, 'md5', buffer);
        return stamp === file.stamp ? hex : undefined;
    }
    catch {
        return undefined;
    }
}
function isEncoded(encoding) {
    return encoding !== undefined && encoding !== '' && encoding !== 'identity';
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/plan/deletes.js
/** Library files that the folder and the list go on using. @param kept see plan.ts */
function usedIds(files, kept) {
    const used = new Set(kept);
    for (const step of files) {
        if (step.action !== 'add')
            used.add(step.media.id);
        else if (step.from.kind === 'library')
            used.add(step.from.media.id);
    }
    return used;
}
/** Library files that nothing uses any more, as far as prune may touch them. */
function planDeletes({ library, lock, prune }, files, imports, kept) {
    if (prune === 'none')
        return [];
    const used = usedIds(files, kept);
    for (const { media } of imports)
        if (media)
            used.add(media.id);
    const managed = managedFiles(lock);
    const candidates = prune === 'all' ? [...library.byId.keys()] : [...managed.keys()];
    return candidates
        .filter((id) => !used.has(id))
        .flatMap((id) => {
        const media = library.byId.get(id);
        if (!media)
            return [];
        const key = managed.get(id);
        const reason = key === undefined ? 'nothing in the folder uses it' : `${key} is gone`;
        return [{ action: 'delete', media, reason }];
    })
        .sort((a, b) => (a.media.name < b.media.name ? -1 : 1));
}
/** Id → path or address, of what the lock says we put there. */
function managedFiles({ files, imports }) {
    const ours = [...files, ...imports].filter(([, recorded]) => recorded.found !== true);
    return new Map(ours.map(([key, { id }]) => [id, key]));
}
/** How many files may be deleted at most. */
function mostDeletes({ prune, maxDeletes, lock, library }) {
    if ('count' in maxDeletes)
        return maxDeletes.count;
    const all = prune === 'all' ? library.byId.size : lock.files.size + lock.imports.size;
    return Math.floor((all * maxDeletes.percent) / 100);
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/plan/files.js
/** The part of the plan that says where each file of the folder is to be in the library. Pure. */


/** A step for each file of the folder. */
function planFiles(world, keptIds) {
    const { files, counterparts } = world;
    const kept = new Set(keptIds);
    for (const { verdict, media } of counterparts.values())
        if (verdict === 'same')
            kept.add(media.id);
    const replaced = chooseReplaced(world, kept);
    // Only for files that are new: most often there are few or none, and the tables are large.
    let bytes;
    return files.map((file) => {
        const found = counterparts.get(file.path);
        if (found?.verdict === 'same')
            return { action: 'unchanged', file, media: found.media, reason: found.reason };
        if (found && replaced.get(found.media.id) === file.path) {
            return { action: 'replace', file, media: found.media, reason: found.reason };
        }
        bytes ??= new Bytes(world, replaced);
        return bytes.add(file);
    });
}
/**
 * Library file → the path whose bytes it gets. One that other paths share stays as it is, and so does one of another
 * type: the service replaces like with like only.
 */
function chooseReplaced({ files, counterparts, lock }, kept) {
    // A path whose file it was comes before one that only wants the name; of those that shared it, the one it is named after.
    const claimOf = ({ path, name }) => {
        const media = counterparts.get(path)?.media;
        if (!media)
            return 0;
        return (lock.files.get(path)?.id === media.id ? 2 : 0) + (media.name.normalize('NFC') === name ? 1 : 0);
    };
    const chosen = new Map();
    const contested = files.flatMap((file) => {
        const found = counterparts.get(file.path);
        if (!found || found.verdict === 'same' || kept.has(found.media.id))
            return [];
        // The service replaces like with like.
        if (extensionOf(found.media.name) !== extensionOf(file.path))
            return [];
        return [{ path: file.path, id: found.media.id, claim: claimOf(file) }];
    });
    for (const claim of [3, 2, 1, 0]) {
        for (const one of contested)
            if (one.claim === claim && !chosen.has(one.id))
                chosen.set(one.id, one.path);
    }
    return chosen;
}
/** Where the bytes of paths come from that have no library file of their own yet. */
class Bytes {
    /** Hash → the library file that holds these bytes and keeps them. */
    #inLibrary = new Map();
    /** Hash → the path that brings them in. */
    #byPath = new Map();
    /** Names that are taken, or will be. */
    #names;
    #wanted;
    constructor({ library, lock, files, imports, counterparts }, replaced) {
        this.#names = new Set(library.byName.keys());
        const imported = imports.map(({ url, name }) => name ?? nameFromUrl(url));
        this.#wanted = new Set([...files.map(({ name }) => name), ...imported]);
        const found = new Set([...lock.files.values()].filter((one) => one.found).map(({ id }) => id));
        for (const [id, hash] of knownHashes(lock, library)) {
            const media = library.byId.get(id);
            if (media && !replaced.has(id))
                this.#inLibrary.set(hash, { media, ...(found.has(id) && { found: true }) });
        }
        for (const { path, sha256 } of files) {
            const counterpart = counterparts.get(path);
            if (counterpart?.verdict === 'same')
                this.#inLibrary.set(sha256, { media: counterpart.media });
            else if (counterpart && replaced.get(counterpart.media.id) === path)
                this.#byPath.set(sha256, path);
        }
    }
    add(file) {
        const holder = this.#inLibrary.get(file.sha256);
        if (holder) {
            const reason = `the library has these bytes, as ${holder.media.name}`;
            return { action: 'add', file, from: { kind: 'library', ...holder }, reason };
        }
        const path = this.#byPath.get(file.sha256);
        if (path !== undefined) {
            return { action: 'add', file, from: { kind: 'path', path }, reason: `the same bytes as ${path}` };
        }
        this.#byPath.set(file.sha256, file.path);
        // Plain uploads go under names that are free: under any other the service would invent one.
        const name = freeName(file.name, (one) => this.#names.has(one) || (one !== file.name && this.#wanted.has(one)));
        this.#names.add(name);
        const reason = name === file.name ? 'new' : `other paths use the library file ${file.name}, which stays as it is`;
        return { action: 'add', file, from: { kind: 'upload', name }, reason };
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/plan/plan.js





function planSync(world) {
    const imported = importedBefore(world);
    const kept = keptIds(world, imported);
    const files = planFiles(world, kept);
    const { imports, conflicts: importConflicts } = planImports(world, files, imported, kept);
    const { alts, texts, conflicts: altConflicts } = planAlts(world, files, imports, imported);
    const broken = world.broken.map(({ path, reason }) => ({ action: 'conflict', path, reason }));
    return {
        files,
        imports,
        imported,
        alts,
        texts,
        conflicts: [...broken, ...importConflicts, ...altConflicts],
        deletes: planDeletes(world, files, imports, kept),
        mostDeletes: mostDeletes(world),
        withoutAlt: findWithoutAlt(world, files, imported),
    };
}
function importedBefore({ imports, lock, library }) {
    return imports.flatMap(({ url }) => {
        const media = library.byId.get(lock.imports.get(url)?.id ?? '');
        return media ? [{ url, media }] : [];
    });
}
/** Library files of imports that were made, and of paths that could not be read but are there all the same. */
function keptIds({ broken, lock }, imported) {
    const ids = new Set(imported.map(({ media }) => media.id));
    for (const { path } of broken)
        ids.add(lock.files.get(path)?.id ?? '');
    return ids;
}
function planImports({ imports, library }, files, imported, kept) {
    const done = new Set(imported.map(({ url }) => url));
    const used = usedIds(files, kept);
    const steps = [];
    const conflicts = [];
    for (const wanted of imports.filter(({ url }) => !done.has(url))) {
        const name = wanted.name ?? nameFromUrl(wanted.url);
        const media = library.byName.get(name);
        if (!media)
            steps.push({ action: 'import', wanted, reason: 'not imported yet' });
        else if (used.has(media.id)) {
            const reason = `the name ${name} is taken by a library file that the folder or the list uses; give it a name of its own`;
            conflicts.push({ action: 'conflict', path: wanted.url, reason });
        }
        else {
            used.add(media.id);
            steps.push({
                action: 'import',
                wanted,
                media,
                reason: 'a library file has its name, and nothing tells its content',
            });
        }
    }
    return { imports: steps, conflicts };
}
/** True for a lock that knows none of the library's files: it is another project's. */
function isForeign(lock, library) {
    const recorded = [...lock.files.values(), ...lock.imports.values()];
    return recorded.length > 0 && !recorded.some(({ id }) => library.byId.has(id));
}
/** Whether the lock says of a path what is the case, so that nothing need be written about it. */
function isRecorded(lock, { file, media }) {
    const recorded = lock.files.get(file.path);
    return recorded?.id === media.id && recorded.sha256 === file.sha256 && isAsRecorded(media, recorded);
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/results.js
/** Where the steps of applying a plan put down what they have done: the lock, the record, the log. */






/** Statuses that are about one file; others are about the key, or the service. */
const ABOUT_ONE_FILE = [400, 404, 409, 413, 415, 422, 507];
class Shelf {
    library;
    record;
    work;
    trouble = new Trouble();
    /** What nobody knows the end of, because the service did not answer. */
    #lost = [];
    /** Library files that the lock called ours when the run began. */
    #ours;
    /** Library file → paths of the lock that are not in the folder any more. */
    #gone = new Map();
    /** Library file → addresses of the lock that are not on the list any more. */
    #unlisted = new Map();
    constructor(plan, library, record, work) {
        this.library = library;
        this.record = record;
        this.work = work;
        const { files, imports } = work.lock.state;
        const paths = new Set(plan.files.map(({ file }) => file.path));
        for (const [path, { id }] of files) {
            if (!paths.has(path))
                this.#gone.set(id, [...(this.#gone.get(id) ?? []), path]);
        }
        const listed = new Set([...plan.imported.map(({ url }) => url), ...plan.imports.map(({ wanted }) => wanted.url)]);
        for (const [url, { id }] of imports) {
            if (!listed.has(url))
                this.#unlisted.set(id, [...(this.#unlisted.get(id) ?? []), url]);
        }
        this.#ours = new Set([...files.values(), ...imports.values()].filter(({ found }) => !found).map(({ id }) => id));
    }
    /** True for a library file that was there before this run, and not by us. */
    isForeign(id) {
        return this.library.byId.has(id) && !this.#ours.has(id);
    }
    /** Path of the folder → library file that holds its bytes now. */
    keepFile(file, media, found = false) {
        this.work.lock.state.files.set(file.path, entryOf(media, file.sha256, found));
        this.record.placed.set(file.path, media);
    }
    keepImport(url, media, found) {
        this.work.lock.state.imports.set(url, entryOf(media, undefined, found));
        this.record.placed.set(url, media);
    }
    /** The library file has these bytes now, whatever paths that are gone had recorded of it. */
    keepReplaced(file, media) {
        this.keepFile(file, media);
        this.work.lock.state.unfinishedTexts.delete(media.id);
        this.forgetImports(media.id);
        for (const path of this.#gone.get(media.id) ?? []) {
            this.work.lock.state.files.set(path, entryOf(media, file.sha256));
        }
    }
    /** The library file has other bytes now than those addresses brought: on the list again, they are fetched again. */
    forgetImports(id) {
        for (const url of this.#unlisted.get(id) ?? [])
            this.work.lock.state.imports.delete(url);
    }
    /** The library file has changed, but not its bytes. */
    refresh(key, media) {
        this.record.placed.set(key, media);
        for (const entries of [this.work.lock.state.files, this.work.lock.state.imports]) {
            const recorded = entries.get(key);
            if (recorded)
                entries.set(key, { ...recorded, size: media.sizeBytes, updatedAt: media.updatedAt });
        }
    }
    note(result) {
        this.record.results.push(result);
    }
    /** Says that the library has it under another name than was asked for. @returns what was said */
    tellOtherName(key, name, wasThere) {
        const reason = `the library ${wasThere ? 'has these bytes already, as' : 'stored it as'} ${name}`;
        this.work.log.notice(`${key}: ${reason}.`);
        return reason;
    }
    fail(key, reason, more = {}) {
        this.#tell({ key, status: 'failed', reason, ...more });
    }
    /** The service did not answer: it may be done all the same. Told when it is known whether the service is gone. */
    lose(key, error, sizeBytes) {
        const [reason, statusCode] = [(0,error_message/* messageOf */.b)(error), statusOf(error)];
        this.#lost.push({ key, status: 'failed', reason, statusCode, sizeBytes });
    }
    /** Of a service that is gone they are told as one error, which ends the run, not as one each. */
    tellLost(end) {
        const isGone = end instanceof errors/* ConnectionError */.Rc || end instanceof errors/* ApiError */.hD;
        for (const result of this.#lost.splice(0)) {
            if (isGone)
                this.record.results.push(result);
            else
                this.#tell(result);
        }
    }
    #tell(result) {
        const { key, reason } = result;
        this.record.results.push(result);
        const file = URL.canParse(key) ? undefined : this.work.fileLabel(key);
        this.work.log.error(`${key}: ${reason}`, { title: 'Not synced', file });
    }
    /** What is the matter with one file fails that file; anything else ends the run. */
    failOrThrow(key, error, sizeBytes) {
        this.work.signal.throwIfAborted();
        if (error instanceof FileChangedError)
            this.fail(key, (0,error_message/* messageOf */.b)(error));
        else if (error instanceof errors/* ApiError */.hD && ABOUT_ONE_FILE.includes(error.status)) {
            this.fail(key, (0,error_message/* messageOf */.b)(error), { statusCode: error.status, sizeBytes });
        }
        else if (this.trouble.bears(error))
            this.lose(key, error, sizeBytes);
        else
            throw error;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/globs.js
/** Options for micromatch: a line break is a character of a name as any other, which its patterns leave out by default. */
const ANY_NAME = { flags: 's' };
/**
 * Paths that globs choose, as fast-glob reads them: one that begins with an exclamation mark takes away, wherever in the
 * list it stands, and what is taken away may be a folder with all that lies below it.
 */
async function matching(paths, globs, exclude = []) {
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 8785).then(__webpack_require__.t.bind(__webpack_require__, 98785, 19));
    const negative = globs.filter((glob) => /^!(?!\()/.test(glob));
    const away = [...exclude, ...negative.map((glob) => glob.slice(1))].map((glob) => glob.replace(/\/+$/, ''));
    const ignore = away.flatMap((glob) => [glob, `${glob}/**`]);
    const positive = globs.filter((glob) => !negative.includes(glob));
    return new Set(micromatch([...paths], positive, { ...ANY_NAME, ignore }));
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/find-files.js
/** Finding files in folders, whatever they are called, and never outside. */



/**
 * Everything below the folder that is no folder itself, sorted by path; names that begin with a dot are left out, and so
 * is what lies below them. Links are followed to files that lie in the folder and nowhere else, so nothing from outside
 * is ever read. Not by fast-glob: it silently passes over names with line breaks and what lies below them.
 */
async function listFiles(folder) {
    const found = [];
    const folders = [''];
    for (let below = folders.pop(); below !== undefined; below = folders.pop()) {
        for await (const dirent of (0,read/* readEntries */.$2)((0,external_node_path_.join)(folder, below))) {
            if (dirent.name.startsWith('.'))
                continue;
            const path = below === '' ? dirent.name : `${below}/${dirent.name}`;
            if (dirent.isDirectory())
                folders.push(path);
            else
                await noteFile(folder, path, dirent, found);
        }
    }
    return sortByPath(found);
}
/** What globs below the folder match, as `listFiles` has it. */
async function findFiles(folder, patterns) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(8785), __webpack_require__.e(5648)]).then(__webpack_require__.t.bind(__webpack_require__, 25648, 19));
    const options = { cwd: folder, onlyFiles: false, followSymbolicLinks: false, objectMode: true };
    const found = [];
    for await (const entry of glob.stream([...patterns], options)) {
        const { path, dirent } = entry;
        await noteFile(folder, path, dirent, found);
    }
    return sortByPath(found);
}
async function noteFile(folder, path, dirent, found) {
    if (dirent.isFile())
        found.push({ path });
    else if (dirent.isSymbolicLink())
        found.push({ path, problem: await linkProblem(folder, path) });
}
function sortByPath(found) {
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
async function linkProblem(folder, path) {
    const file = (0,external_node_path_.join)(folder, path);
    const leadsToFolder = await (0,disk_paths/* isFolder */.lQ)(file);
    if (!leadsToFolder && !(await (0,disk_paths/* isFile */.fo)(file)))
        return 'a broken link';
    if (await (0,disk_paths/* leadsOutside */.dr)(folder, file))
        return 'a link out of the folder';
    return leadsToFolder ? 'a link to a folder' : undefined;
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/hasher.js
/** Hashing very many files: at once while the system has them in memory, several at a time where the disk is asked. */


/** Files hashed at a time where the disk is asked: it answers several questions while one file is being reckoned. */
const HASH_LANES = 8;
/** What a file takes at most that is in memory: any, and for each megabyte. Above it the disk was asked. */
const AT_HAND_MS = 0.3;
const AT_HAND_MS_A_MEGABYTE = 2;
/** So many files are then left to other threads, before the next is tried at once. */
const PATIENT_FILES = 16;
/** Requests, signals and whoever looks on get a turn this often. */
const TURN_MS = 10;
/** For as many lanes, each of which hashes one file at a time. */
class Hasher {
    #buffers = Array.from({ length: HASH_LANES }, () => Buffer.allocUnsafeSlow(WHOLE_BELOW_BYTES));
    #patience = 0;
    #turnMs = performance.now();
    /** The bytes of a small file are overwritten by the next one of the lane. Rejects with FileChangedError. */
    async hash(file, lane) {
        const buffer = this.#buffers[lane];
        if (this.#patience > 0)
            this.#patience -= 1;
        else {
            if (performance.now() - this.#turnMs > TURN_MS) {
                await (0,promises_.setImmediate)();
                this.#turnMs = performance.now();
            }
            const digest = this.#hashAtOnce(file, buffer);
            if (digest)
                return digest;
        }
        return hashFile(file, 'sha256', buffer);
    }
    #hashAtOnce(file, buffer) {
        const startMs = performance.now();
        const digest = hashFileSync(file, 'sha256', buffer);
        const atHandMs = AT_HAND_MS + ((digest?.sizeBytes ?? 0) / 1e6) * AT_HAND_MS_A_MEGABYTE;
        if (performance.now() - startMs > atHandMs)
            this.#patience = PATIENT_FILES;
        return digest;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/select-files.js
/** The folder: which of its files are synced, under which names, and what is in them. */











async function selectFiles(choice) {
    const { folder, naming, workspace } = choice;
    if (!(await (0,disk_paths/* isFolder */.lQ)(folder)))
        return { chosen: [], skipped: [], isThere: false };
    const all = await listFiles(folder).catch((error) => {
        const { path = folder } = error;
        throw new errors/* InputError */.dz([`path: ${(0,disk_paths/* workspacePath */.X5)(workspace, path)} cannot be listed: ${(0,read/* readErrorReason */.Dx)(error)}.`]);
    });
    const found = all.filter(({ path }) => !isNever((0,external_node_path_.join)(folder, path), choice.never));
    const paths = found.map(({ path }) => path);
    const [wanted, pages] = await Promise.all([wantedPaths(paths, choice), pagePaths(paths, choice)]);
    const skipped = [];
    const chosen = [];
    for (const { path, problem } of found) {
        const isWanted = wanted.has(path) && !pages.has(path);
        const reason = isWanted ? problem : (problem ?? whyUnwanted(path, choice, pages));
        if (reason !== undefined)
            skipped.push({ path, reason });
        else
            chosen.push({ path: path.normalize('NFC'), file: (0,external_node_path_.join)(folder, path), name: nameOf(path, naming) });
    }
    return { chosen, skipped, isThere: true };
}
function isNever(file, never) {
    return never.some((path) => file === path || file.startsWith(`${path}/`));
}
async function wantedPaths(paths, { include, exclude }) {
    if (!include && !exclude)
        return new Set(paths.filter(isAccepted));
    return matching(include ? paths : paths.filter(isAccepted), include ?? ['**'], exclude);
}
/** They cannot be media as well: each rewriting would make the library's copy one of other bytes. */
async function pagePaths(paths, choice) {
    const { folder, workspace, rewrite } = choice;
    if (!rewrite)
        return new Set();
    const byPlace = new Map(paths.map((path) => [external_node_path_.posix.join((0,disk_paths/* workspacePath */.X5)(workspace, folder), path), path]));
    const places = await matching([...byPlace.keys()], rewrite);
    return new Set([...places].map((place) => byPlace.get(place) ?? place));
}
function whyUnwanted(path, { include }, pages) {
    if (pages.has(path))
        return 'a page of rewrite';
    if (!include && !isAccepted(path))
        return 'its type is not among those that the service accepts';
    return include ? 'not chosen by include and exclude' : 'left out by exclude';
}
/** One sentence for the files whose names cannot be sent, and one for each group that cannot all have the name they want. */
function nameProblems(wishes) {
    const unsendable = wishes.filter(({ name }) => !isSendable(name)).map(({ label }) => JSON.stringify(label));
    const clashes = findClashes(wishes).map((group) => {
        const [first] = group;
        const labels = listed(group.map(({ label }) => legible(label)));
        const same = group.every(({ name }) => name === first?.name);
        const what = same
            ? `want the library name ${JSON.stringify(first?.name ?? '')}`
            : `want library names that differ only in case or Unicode form (${group.map(({ name }) => JSON.stringify(name)).join(', ')})`;
        return `${labels} ${what}. Rename all but one, or leave them out with exclude; with naming path, folders become part of the names.`;
    });
    if (unsendable.length === 0)
        return clashes;
    const cure = 'Rename them, or leave them out with exclude';
    return [
        `Library names hold no quotation marks, backslashes and control characters: ${listed(unsendable)}. ${cure}.`,
        ...clashes,
    ];
}
/** Rejects with InputError, naming all, where Git LFS pointers stand in for files. */
async function readContents(chosen, onRead) {
    const files = new Array(chosen.length);
    const broken = [];
    const pointers = [];
    const hasher = new Hasher();
    await inLanes([...chosen.entries()], HASH_LANES, async ([index, one], lane) => {
        try {
            const { hex, sizeBytes, stamp, bytes } = await hasher.hash(one.file, lane);
            if (bytes && isLfsPointer(bytes))
                pointers.push(one.path);
            files[index] = { ...one, sizeBytes, sha256: hex, stamp };
            onRead(sizeBytes);
        }
        catch (error) {
            broken.push({ path: one.path, reason: isMisspelt(one.path, error) ? MISSPELT : whyUnread(error) });
        }
    });
    if (pointers.length > 0)
        throw new errors/* InputError */.dz([lfsProblem(pointers.sort())]);
    return { files: files.filter((file) => file !== undefined), broken };
}
const LFS_POINTER = Buffer.from('version https://git-lfs.github.com/spec/');
/** Pointers are a hundred and some bytes; Git LFS itself reads no more than this. */
const MAX_POINTER_BYTES = 1024;
function isLfsPointer(bytes) {
    return bytes.length < MAX_POINTER_BYTES && LFS_POINTER.equals(bytes.subarray(0, LFS_POINTER.length));
}
function lfsProblem(paths) {
    const what = paths.length === 1 ? 'a Git LFS pointer, not the file itself' : 'Git LFS pointers, not the files themselves';
    return `path: ${listed(paths.map(legible))} ${paths.length === 1 ? 'is' : 'are'} ${what}. Run git lfs pull first; on GitHub set lfs: true on actions/checkout.`;
}
const MISSPELT = 'its name is not UTF-8, so it cannot be opened; rename it';
/** Node reads bytes of a name that are no text as this character, and then finds no file of that name. */
function isMisspelt(path, error) {
    return path.includes('\ufffd') && error.code === 'ENOENT';
}
/** Why a file could not be read, in words. */
function whyUnread(error) {
    if (error instanceof FileChangedError)
        return `${error.message}; run this again when nothing writes to it`;
    return error.code === 'ENOENT'
        ? 'it vanished while it was being read'
        : (0,read/* readErrorReason */.Dx)(error);
}
/** A path as a part of a sentence: one with line breaks or other controls would be several, or read otherwise than it is. */
function legible(path) {
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(path) ? JSON.stringify(path) : path;
}
/** `a`, `a and b`, `a, b and c`. */
function listed(names) {
    return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''}`;
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/upload.js






function parcelsOf(adds) {
    return adds.flatMap((step) => {
        const { file, from } = step;
        if (from.kind !== 'upload')
            return [];
        return [{ key: file.path, source: from.name, name: from.name, sizeBytes: file.sizeBytes, step }];
    });
}
async function upload(parcels, shelf) {
    const { progress, api } = shelf.work;
    if (parcels.length === 0)
        return;
    progress.begin('Uploading', parcels.length, bytesOf(parcels.map(({ step }) => step)));
    const delivery = {
        send: async (batch) => {
            const opened = (await Promise.all(batch.map((parcel) => upload_open(parcel, shelf)))).filter((one) => one !== undefined);
            const forms = opened.map(({ parcel, blob }) => ({ name: parcel.name, blob }));
            const results = forms.length > 0 ? await uploadMedia(api, forms) : [];
            return { sent: opened.map(({ parcel }) => parcel), results };
        },
        salvage: (batch, error) => salvage(batch, error, shelf),
        stored: (parcel, media, status) => stored(parcel, media, status, shelf),
        failed: (parcel, reason, statusCode) => failed(parcel, shelf, reason, statusCode),
        // The lock goes on saying that it had begun, so that the next run knows it again if it did arrive.
        lost: ({ key, sizeBytes }, error) => {
            shelf.lose(key, error, sizeBytes);
            progress.add(1, sizeBytes);
        },
        isKnown: (id) => shelf.library.byId.has(id),
    };
    await deliver(parcels, delivery, shelf.work, shelf.trouble);
}
async function upload_open(parcel, shelf) {
    const { file, stamp } = parcel.step.file;
    try {
        return { parcel, blob: await openForSending(file, stamp) };
    }
    catch (error) {
        failed(parcel, shelf, whyUnread(error));
        return undefined;
    }
}
/** Where a file of the batch changed under the upload, the others can still go. */
function salvage(batch, error, shelf) {
    if (!isReadingError(error))
        return undefined;
    const good = [];
    for (const parcel of batch) {
        const { file, stamp } = parcel.step.file;
        if (isInState(file, stamp))
            good.push(parcel);
        else
            failed(parcel, shelf, whyUnread(new FileChangedError()));
    }
    return good.length < batch.length ? good : undefined;
}
function stored({ step, name, key }, answer, status, shelf) {
    const media = libraryFile(answer);
    const hasOurName = media.name.normalize('NFC') === name;
    const wasThere = status === 'reused';
    // What came while we were at it is ours, too: an attempt whose answer was lost.
    shelf.keepFile(step.file, media, !hasOurName && shelf.isForeign(media.id));
    shelf.work.lock.state.unfinished.delete(key);
    const reason = hasOurName ? step.reason : shelf.tellOtherName(key, media.name, wasThere);
    shelf.note({ key, status: wasThere ? 'reused' : 'added', reason, url: media.url });
    shelf.work.progress.add(1, step.file.sizeBytes);
}
function failed({ key, sizeBytes }, shelf, reason, statusCode) {
    shelf.work.lock.state.unfinished.delete(key);
    shelf.fail(key, reason, { statusCode, sizeBytes });
    shelf.work.progress.add(1, sizeBytes);
}
async function upload_replace(steps, shelf) {
    const { progress, concurrency, lock } = shelf.work;
    if (steps.length === 0)
        return;
    progress.begin('Replacing', steps.length, bytesOf(steps));
    await inLanes(steps, concurrency, async (step) => {
        await replaceOne(step, shelf);
        progress.add(1, step.file.sizeBytes);
        lock.saveSoon();
    });
}
async function replaceOne({ file, media, reason }, shelf) {
    try {
        const blob = await openForSending(file.file, file.stamp);
        const replaced = libraryFile(await replaceMedia(shelf.work.api, media.id, { name: media.name, blob }));
        shelf.trouble.noteSuccess();
        if (replaced.sizeBytes !== file.sizeBytes) {
            shelf.fail(file.path, `the library holds ${replaced.sizeBytes} bytes after the replace, not ${file.sizeBytes}`);
            return;
        }
        shelf.keepReplaced(file, replaced);
        shelf.note({ key: file.path, status: 'replaced', reason, url: replaced.url });
    }
    catch (error) {
        shelf.failOrThrow(file.path, explainReading(file, error), file.sizeBytes);
    }
}
function bytesOf(steps) {
    return steps.reduce((sum, { file }) => sum + file.sizeBytes, 0);
}
/** A blob whose file changed cannot be read (DOMException). */
function isReadingError(error) {
    return error instanceof Error && error.name === 'NotReadableError';
}
function explainReading({ file, stamp }, error) {
    return isReadingError(error) && !isInState(file, stamp) ? new FileChangedError() : error;
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/apply.js
/**
 * Carrying out a plan. Replacements, also those by imports, come before uploads: while a library file still has its old
 * bytes, an upload of the same bytes would be answered with that file.
 */






async function applyPlan(plan, library, record, work) {
    const shelf = new Shelf(plan, library, record, work);
    try {
        await takeSteps(plan, shelf);
        // Only now: what one step could not do keeps none of the others.
        if (shelf.trouble.lasting)
            throw shelf.trouble.lasting;
    }
    catch (error) {
        shelf.tellLost(error);
        throw error;
    }
    shelf.tellLost();
}
async function takeSteps(plan, shelf) {
    const { trouble } = shelf;
    const { lock } = shelf.work;
    const replaces = plan.files.filter((step) => step.action === 'replace');
    const adds = plan.files.filter((step) => step.action === 'add');
    const parcels = parcelsOf(adds);
    settleUnchanged(plan, shelf);
    lock.state.unfinished.clear();
    for (const { key, name, sizeBytes, step } of parcels) {
        lock.state.unfinished.set(key, { name, sha256: step.file.sha256, size: sizeBytes });
    }
    // Before anything is sent: a lock that cannot be written is found out while nothing has happened.
    await lock.save();
    await trouble.during(() => upload_replace(replaces, shelf));
    await trouble.during(() => importOver(plan.imports, shelf));
    await trouble.during(() => upload(parcels, shelf));
    share(adds, shelf);
    await lock.save();
    await trouble.during(() => importNew(plan.imports, shelf));
    await trouble.during(() => setAltTexts(plan, shelf));
    for (const { path, reason } of plan.conflicts)
        shelf.fail(path, reason);
    forgetGone(plan, shelf);
    await lock.save();
}
function settleUnchanged(plan, shelf) {
    const { record, work } = shelf;
    for (const step of plan.files) {
        if (step.action !== 'unchanged')
            continue;
        const { file, media } = step;
        const recorded = work.lock.state.files.get(file.path);
        const wasFound = recorded?.id === media.id && recorded.found === true;
        if (!isRecorded(work.lock.state, step))
            shelf.keepFile(file, media, wasFound);
        record.placed.set(file.path, media);
        record.unchanged += 1;
    }
    for (const { url, media } of plan.imported)
        record.placed.set(url, media);
}
/** Paths whose bytes are in the library by now, because of another path or an earlier run. */
function share(adds, shelf) {
    const { placed } = shelf.record;
    for (const { file, from, reason } of adds) {
        if (from.kind === 'upload')
            continue;
        const media = from.kind === 'library' ? from.media : placed.get(from.path);
        if (!media) {
            shelf.fail(file.path, `it has the same bytes as ${from.kind === 'path' ? from.path : ''}, which failed`);
            continue;
        }
        const leader = from.kind === 'path' ? shelf.work.lock.state.files.get(from.path) : from;
        shelf.keepFile(file, media, leader?.found === true);
        shelf.note({ key: file.path, status: 'reused', reason, url: media.url });
    }
}
/**
 * Entries that nothing needs any more: of files that are gone here and there, and of old paths whose file another path
 * has taken over. One that still lies in the library for nobody stays, or prune would not know it.
 */
function forgetGone(plan, { library, record, work }) {
    const { files, imports } = work.lock.state;
    const paths = new Set(plan.files.map(({ file }) => file.path));
    for (const { path } of plan.conflicts)
        paths.add(path);
    // Of several that share a file any may be the heir, or the order of the lock would decide.
    const heirs = new Set();
    for (const [path, { id, found }] of files)
        if (paths.has(path) && !found)
            heirs.add(`${id} ${extensionOf(path)}`);
    const isGone = (id) => library.isComplete && !library.byId.has(id);
    for (const [path, { id }] of files) {
        const isInherited = heirs.has(`${id} ${extensionOf(path)}`);
        if (!paths.has(path) && (isInherited || isGone(id)))
            files.delete(path);
    }
    for (const [url, { id }] of imports)
        if (!record.placed.has(url) && isGone(id))
            imports.delete(url);
}

// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
// EXTERNAL MODULE: ./build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(50401);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/inputs.js
/** What sync-media takes and gives, for people and for `npm run generate`. */



const inputs = {
    path: (0,input_kinds/* path */.Ae)({ description: 'Folder to sync.', fallback: 'media' }),
    include: (0,input_kinds/* lines */.Mn)({
        description: 'Globs below path, one a line, of the files to sync. Given, they decide alone, also for types that the service may refuse.',
        fallbackText: 'the file types that the service accepts',
    }),
    exclude: (0,input_kinds/* lines */.Mn)({ description: 'Globs below path, one a line, of files to leave out.' }),
    naming: (0,input_kinds/* choice */.Yq)(['basename', 'path'], {
        description: 'Names in the library, which has no folders: basename takes the last part of a path, path all of it (guide/logo.png becomes guide-logo.png).',
        fallback: 'basename',
    }),
    lockFile: (0,input_kinds/* path */.Ae)({
        description: 'File that keeps what is in the library, by path, so that nothing is uploaded or compared twice; commit or cache it. none keeps none.',
        fallback: '.docs-media.lock.json',
        word: 'none',
    }),
    prune: (0,input_kinds/* choice */.Yq)(['none', 'managed', 'all'], {
        description: 'Library files to delete at the end, with a key of the role admin: none, managed (what the lock file says we put there and nothing uses any more), or all that nothing in the folder uses.',
        fallback: 'none',
    }),
    maxDeletes: (0,input_kinds/* quota */.hx)({
        description: 'The most files that prune may delete: a count, or a share such as 5% (of the lock file for managed, of the library for all). Above it nothing is deleted and the job fails.',
        fallback: '10',
    }),
    altText: (0,input_kinds/* path */.Ae)({ description: 'YAML or JSON file of alt texts: globs below path to texts, the first match wins.' }),
    requireAlt: (0,input_kinds/* flag */.Jt)({
        description: 'Stop before anything is written (exit 3) where an image has no alt text.',
        fallback: 'false',
    }),
    imports: (0,input_kinds/* path */.Ae)({
        description: 'YAML or JSON file with a list of url, name and alt: files that the service fetches itself, once.',
    }),
    rewrite: (0,input_kinds/* lines */.Mn)({
        description: 'Globs of pages (Markdown, MDX, HTML), one a line, in which references to synced files become library addresses.',
    }),
    concurrency: (0,input_kinds/* number */.ai)({ description: 'Requests at once, at most 32.', fallback: '4' }, { min: 1, max: 32 }),
    failOn: (0,input_kinds/* choice */.Yq)(['any', 'none'], {
        description: 'What a file that failed means for the job, after all others were done: any fails it, none only warns.',
        fallback: 'any',
    }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'sync-media',
        timeout: '60m',
        timeoutText: 'Reaching it stops cleanly and saves the lock file; the next run goes on from there.',
    }),
};
const outputs = {
    added: 'Number of files uploaded as new',
    replaced: 'Number of library files that got new bytes; their addresses stay',
    reused: 'Number of files whose bytes were in the library already',
    unchanged: 'Number of files that are as they were',
    imported: 'Number of files that the service fetched',
    'alt-updated': 'Number of alt texts set',
    deleted: 'Number of library files deleted',
    failed: 'Number of files that failed',
    skipped: 'Number of files below path that are not synced',
    changed: 'true where anything in the library changed',
    complete: 'true where everything was done that was to be done',
    'media-map': 'Path of a JSON object: path below the folder to address',
    plan: 'Path of plan.json: every step and its reason',
    rewritten: 'Number of references that became library addresses',
    'lock-file': 'Path of the lock file',
};
function checkValues({ prune, lockFile, rewrite, path: folder, resultsDir }, { label }) {
    const problems = [];
    if (prune === 'managed' && lockFile === 'none') {
        problems.push('prune: managed needs a lock-file, because only that says which files are ours; keep one, or use prune: all.');
    }
    if (folder !== undefined && resultsDir !== undefined && (0,disk_paths/* isWithin */.UO)(resultsDir, folder)) {
        problems.push(`${label('results-dir')} holds the folder to sync, and results are never synced; name another.`);
    }
    for (const glob of rewrite ?? []) {
        if (/^!?\/|(^|[!/{,(|])\.\.(\/|$)/.test(glob)) {
            problems.push(`${label('rewrite')} ${JSON.stringify(glob)} lies outside the workspace; write a glob below it.`);
        }
    }
    return problems;
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/folder/manifests.js
/** The two lists that people keep beside the folder: alt texts by glob, and addresses to import. YAML or JSON. */




/** Reads globs → texts. The first glob that matches wins. Rejects with InputError. */
async function readAltTexts(list) {
    if (!list)
        return () => undefined;
    const data = await readData(list);
    if (!(data instanceof Map))
        throw wrong(list, 'is not a mapping of globs to texts, such as "guide/*.png": A screenshot');
    const problems = [];
    const texts = [];
    for (const [glob, text] of data) {
        if (typeof text === 'string')
            texts.push([String(glob).normalize('NFC'), oneLineText(text)]);
        else
            problems.push(`${list.label}: ${JSON.stringify(String(glob))} has no text; write "" for an image that has none on purpose.`);
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const { default: micromatch } = await __webpack_require__.e(/* import() */ 8785).then(__webpack_require__.t.bind(__webpack_require__, 98785, 19));
    const rules = texts.map(([glob, text]) => ({ matches: micromatch.matcher(glob, ANY_NAME), text }));
    return (path) => rules.find(({ matches }) => matches(path))?.text;
}
/** A text folded over several lines of YAML is one text. */
function oneLineText(text) {
    return text.trim().replace(/\s*\n\s*/g, ' ');
}
/** Reads the addresses to import, each once. Rejects with InputError. */
async function readImports(list) {
    if (!list)
        return [];
    const data = await readData(list);
    if (data === null)
        return [];
    if (!Array.isArray(data))
        throw wrong(list, 'is not a list; each entry has a url and, if you like, a name and an alt');
    const problems = [];
    const imports = new Map();
    for (const [index, item] of data.entries()) {
        const problem = importProblem(item, imports);
        if (problem)
            problems.push(`${list.label}: entry ${index + 1} ${problem}.`);
        else {
            const { url, name, alt } = Object.fromEntries(item);
            imports.set(url, {
                url,
                ...(name !== undefined && { name: name.normalize('NFC') }),
                ...(alt !== undefined && { alt: oneLineText(alt) }),
            });
        }
    }
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    return [...imports.values()];
}
const IMPORT_FIELDS = ['url', 'name', 'alt'];
function importProblem(item, before) {
    if (!(item instanceof Map))
        return 'is not a mapping with a url';
    const fields = item;
    const unknown = [...fields.keys()].find((key) => !IMPORT_FIELDS.includes(String(key)));
    if (unknown !== undefined)
        return `has ${JSON.stringify(unknown)}; there are url, name and alt`;
    const wrongField = IMPORT_FIELDS.find((field) => fields.has(field) && typeof fields.get(field) !== 'string');
    if (wrongField !== undefined)
        return `has a ${wrongField} that is no text`;
    const url = fields.get('url');
    if (url === undefined || !URL.canParse(url) || new URL(url).protocol !== 'https:') {
        return 'has no url that starts with https:// (the service imports over public HTTPS only)';
    }
    if (before.has(url))
        return 'has a url that an earlier entry has, too';
    const name = fields.get('name');
    if (name !== undefined && !/^[^/\\\p{Cc}]+$/u.test(name))
        return 'has a name with a slash, or none at all; library names are flat';
    return undefined;
}
/** Mappings come as Maps, in the order in which they were written. */
async function readData(list) {
    const bytes = await (0,read/* readIfThere */.qC)(list.path).catch((error) => {
        throw wrong(list, `cannot be used: ${(0,read/* readErrorReason */.Dx)(error)}`);
    });
    if (bytes === undefined)
        throw wrong(list, 'does not exist');
    // JSON is YAML, too.
    const { parse } = await __webpack_require__.e(/* import() */ 8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19));
    try {
        return parse(bytes.toString('utf8'), { mapAsMap: true, prettyErrors: true });
    }
    catch (error) {
        const [first] = (0,error_message/* messageOf */.b)(error).split('\n');
        throw wrong(list, `cannot be read: ${(first ?? '').replace(/:$/, '')}`);
    }
}
function wrong({ label }, problem) {
    return new errors/* InputError */.dz([`${label} ${problem}.`]);
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/workspace.js
/** What a run finds on its own disk, before it asks the service anything. */









/** Rejects with InputError, all problems of one kind at once. */
async function readOwnFiles({ inputs: values, host, log, record }) {
    const { workspace } = host;
    const lockPath = values.lockFile === 'none' ? undefined : values.lockFile;
    const listFile = (name, path) => path === undefined ? undefined : { path, label: `${host.label(name)}: ${(0,disk_paths/* workspacePath */.X5)(workspace, path)}` };
    const lock = await openLock(lockPath, (0,disk_paths/* workspacePath */.X5)(workspace, lockPath ?? workspace));
    const altTexts = await readAltTexts(listFile('alt-text', values.altText));
    const imports = await readImports(listFile('imports', values.imports));
    const lists = [lockPath, values.altText, values.imports].filter((path) => path !== undefined);
    const never = [...lists, ...resultsBelow(values.path, [values.resultsDir, (0,external_node_path_.join)(workspace, common_inputs/* RESULTS_FOLDER */.U)])];
    const selection = await selectFiles({ ...values, workspace, folder: values.path, never });
    const folder = (0,disk_paths/* workspacePath */.X5)(workspace, values.path);
    checkSelection(selection, values, folder);
    const wishes = [
        ...selection.chosen.map(({ path, name }) => ({ label: external_node_path_.posix.join(folder, path), name })),
        ...imports.map(({ url, name }) => ({ label: url, name: name ?? nameFromUrl(url) })),
    ];
    const problems = nameProblems(wishes);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    warnOf(selection, values, folder, log);
    record.skipped = selection.skipped;
    record.lock = lock;
    record.lockPath = lockPath && (0,disk_paths/* workspacePath */.X5)(workspace, lockPath);
    return { lock, altTexts, imports, selection };
}
/** Results of any command, where they lie in the folder: reports hold words of readers, and nothing of them is for the public. */
function resultsBelow(folder, places) {
    return places.filter((place) => (0,disk_paths/* isWithin */.UO)(folder, place) && place !== folder);
}
function checkSelection({ isThere }, values, folder) {
    if (isThere || values.prune === 'none')
        return;
    throw new errors/* InputError */.dz([
        `path: there is no folder ${folder}, and with prune: ${values.prune} that would mean to delete everything. Correct path, or check the files out first.`,
    ]);
}
function warnOf({ chosen, isThere }, values, folder, log) {
    if (!isThere)
        log.warning(`There is no folder ${folder}: nothing is synced from it.`);
    else if (chosen.length === 0)
        log.warning(`No file in ${folder} is to be synced.`);
    const odd = values.include ? chosen.filter(({ name }) => !isAccepted(name)) : [];
    if (odd.length > 0) {
        const names = odd.slice(0, 5).map(({ path }) => path);
        log.warning(`include chose ${odd.length} files of types that the service may refuse, such as ${names.join(', ')}.`);
    }
}

// EXTERNAL MODULE: ./build/src/text/units.js
var units = __webpack_require__(8166);
;// CONCATENATED MODULE: ./build/src/commands/sync-media/progress.js

const TICK_MS = 2_000;
const MIN_BETWEEN_MS = 100;
class Progress {
    #clock;
    #log;
    #what = '';
    #totalFiles = 0;
    #totalBytes = 0;
    #files = 0;
    #bytes = 0;
    #startMs = 0;
    /** Real time, as it is for people who look on. */
    #shownMs = -Infinity;
    constructor(clock, log) {
        this.#clock = clock;
        this.#log = log;
    }
    /** A new piece of work. */
    begin(what, totalFiles, totalBytes = 0) {
        this.#what = what;
        this.#totalFiles = totalFiles;
        this.#totalBytes = totalBytes;
        this.#files = 0;
        this.#bytes = 0;
        this.#startMs = this.#clock.now();
        this.#log.progress(this.#line);
    }
    /** So much of it is done. */
    add(files, bytes = 0) {
        this.#files += files;
        this.#bytes += bytes;
        this.show();
    }
    show() {
        // A line for each of many thousand files would cost more than the files, and nobody could read it.
        if (this.#what === '' || performance.now() - this.#shownMs < MIN_BETWEEN_MS)
            return;
        this.#shownMs = performance.now();
        this.#log.progress(this.#line);
    }
    /** Shows it every other second while the work goes on, also while nothing happens. */
    async during(work) {
        // Real time, not the run's clock: it is for people who look on.
        const ticking = setInterval(() => this.show(), TICK_MS).unref();
        try {
            return await work();
        }
        finally {
            clearInterval(ticking);
        }
    }
    #line = () => {
        const elapsedMs = this.#clock.now() - this.#startMs;
        const seconds = elapsedMs / 1000;
        const parts = [`${this.#what}: ${formatCount(this.#files)} of ${formatCount(this.#totalFiles)} files`];
        if (this.#totalBytes > 0)
            parts.push(`${(0,units/* formatBytes */.z)(this.#bytes)} of ${(0,units/* formatBytes */.z)(this.#totalBytes)}`);
        if (this.#bytes > 0 && seconds >= 1)
            parts.push(`${(0,units/* formatBytes */.z)(this.#bytes / seconds)}/s`);
        if (this.#files > 0 && this.#files < this.#totalFiles && seconds >= 1) {
            const leftMs = (elapsedMs / this.#files) * (this.#totalFiles - this.#files);
            parts.push(`about ${(0,units/* formatDuration */.a)(Math.max(1000, leftMs))} left`);
        }
        return parts.join(', ');
    };
}
/** `1,234`; by hand, since the first number that Intl formats costs more than reading a hundred files. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/apply/prune.js
/** The last step: deleting what nobody uses any more. */



/** An id that no library has: no service gives it out. */
const NOBODY = '00000000-0000-4000-8000-000000000000';
/**
 * Whether the key may delete, without deleting anything: a key that may not is refused before the service looks for the
 * file, which it cannot find.
 */
async function mayDelete(api) {
    try {
        await deleteMedia(api, NOBODY);
        return true;
    }
    catch (error) {
        if (error instanceof errors/* ApiError */.hD && error.status === 403)
            return false;
        // 404 is what a key that may delete gets; 400 says that the id is none.
        if (error instanceof errors/* ApiError */.hD && (error.status === 404 || error.status === 400))
            return true;
        throw error;
    }
}
/** Deletes, and says of each file what became of it. What could not be deleted stays in the lock for the next run. */
async function prune(steps, record, work) {
    const { api, lock, progress } = work;
    const inUse = new Set([...record.placed.values()].map(({ id }) => id));
    // What an upload was answered with in the meantime is in use, whatever the plan said of it.
    const due = steps.filter(({ media }) => !inUse.has(media.id));
    progress.begin('Deleting', due.length);
    for (let first = 0; first < due.length; first += MAX_DELETIONS) {
        const batch = due.slice(first, first + MAX_DELETIONS);
        const answer = await deleteManyMedia(api, batch.map(({ media }) => media.id));
        const failures = await stillThere(batch, answer, work);
        for (const step of batch)
            settle(step, failures.get(step.media.id), record, work);
        progress.add(batch.length);
        await lock.save();
    }
}
/**
 * Id → why, of the files that are still there. An id that is not among the deleted ones may have been deleted all the
 * same, by a first attempt whose answer was lost: the library tells.
 */
async function stillThere(batch, { deleted, failed }, { api }) {
    const undeleted = batch.filter(({ media }) => !deleted.includes(media.id));
    if (undeleted.length === 0)
        return new Map();
    const { byId } = await readLibrary(api);
    return new Map(undeleted
        .filter(({ media }) => byId.has(media.id))
        .map(({ media: { id, name } }) => {
        const told = failed.find(({ source }) => source === id || source === name);
        return [id, told?.error ?? 'the service gave no reason'];
    }));
}
function settle({ media, reason }, failure, record, work) {
    const key = media.name;
    if (failure !== undefined) {
        record.results.push({ key, status: 'failed', reason: `it was not deleted: ${failure}`, url: media.url });
        work.log.error(`${key} was not deleted: ${failure}`, { title: 'Not deleted' });
        return;
    }
    forgetFile(media.id, work);
    record.results.push({ key, status: 'deleted', reason });
}
function forgetFile(id, { lock }) {
    lock.state.unfinishedTexts.delete(id);
    for (const entries of [lock.state.files, lock.state.imports]) {
        for (const [key, recorded] of entries)
            if (recorded.id === id)
                entries.delete(key);
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/record.js
function beginRecord() {
    return {
        skipped: [],
        results: [],
        unchanged: 0,
        placed: new Map(),
        complete: false,
        rewritten: 0,
        brokenReferences: [],
    };
}
function countOf({ results }, status) {
    return results.reduce((count, result) => count + (result.status === status ? 1 : 0), 0);
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/summary.js




/** Rows of a table in the summary; all of them are in plan.json and result.json's counts. */
const MAX_ROWS = 200;
const STATUSES = ['added', 'replaced', 'reused', 'imported', 'alt-updated', 'deleted', 'failed'];
function reportSync(record, inputs, ending) {
    const { plan } = record;
    const counts = Object.fromEntries(STATUSES.map((status) => [status, countOf(record, status)]));
    const failed = record.results.filter(({ status }) => status === 'failed');
    return {
        outputs: {
            ...counts,
            unchanged: record.unchanged,
            skipped: record.skipped.length,
            changed: record.results.some(({ status }) => status !== 'failed' && status !== 'reused'),
            complete: record.complete && ending.outcome !== 'timed-out',
            'media-map': record.mapPath,
            plan: record.planPath,
            rewritten: record.rewritten,
            'lock-file': inputs.dryRun ? undefined : record.lockPath,
        },
        counts: { ...counts, unchanged: record.unchanged, skipped: record.skipped.length, rewritten: record.rewritten },
        summary: [
            ...failureBlocks(failed, record),
            ...(plan && inputs.dryRun ? planBlocks(plan) : countBlocks(record)),
            ...(inputs.dryRun ? [] : changeBlocks(record.results.filter(({ status }) => status !== 'failed'))),
            ...withoutAltBlocks(plan),
            ...referenceBlocks(record),
            ...skippedBlocks(record),
        ],
    };
}
function failureBlocks(failed, record) {
    if (failed.length === 0)
        return [];
    const rows = failed.map((result) => [{ code: result.key }, result.reason, adviceOn(result, record) ?? '']);
    return [{ heading: 'Failed', level: 3 }, table(['File', 'Why', 'What to do'], rows)];
}
/** What to do about a file that failed. */
function adviceOn({ statusCode, key, sizeBytes }, { storage }) {
    switch (statusCode) {
        case 413: {
            const limit = storage && largestFile(storage.limits, kindOf(key));
            const size = sizeBytes === undefined ? '' : ` It has ${(0,units/* formatBytes */.z)(sizeBytes)}.`;
            return limit === undefined
                ? `The file is larger than the plan allows.${size} Make it smaller.`
                : `Files of this kind may have at most ${(0,units/* formatBytes */.z)(limit)} on this plan.${size} Make it smaller, or ask for a larger plan.`;
        }
        case 415:
            return 'The service does not take this type, or the content is not what the ending says; a replacement must have the type of the original. SVG files must hold neither scripts nor embedded content.';
        case 507:
            return storage
                ? `The organization uses ${(0,units/* formatBytes */.z)(storage.usedBytes)} of ${(0,units/* formatBytes */.z)(storage.quotaBytes)}. Delete files that nobody needs, or ask for more storage.`
                : 'The storage of the organization is full. Delete files that nobody needs, or ask for more storage.';
        case 404:
            return 'Somebody deleted it from the library meanwhile. Run this again.';
        default:
            return undefined;
    }
}
const KINDS = [
    ['image', /\.(png|jpe?g|gif|webp|svg|avif|ico)$/i],
    ['video', /\.(mp4|webm|mov)$/i],
    ['audio', /\.(mp3|wav|ogg|m4a|aac)$/i],
    ['archive', /\.(zip|t?gz|tar)$/i],
    ['font', /\.(woff2?|ttf|otf)$/i],
    ['data', /\.(csv|tsv|json|ya?ml|xml|txt|log|mdx?)$/i],
];
function kindOf(key) {
    return KINDS.find(([, pattern]) => pattern.test(key))?.[0] ?? 'document';
}
/** The shape of `limits` is not agreed [?]: numbers by kind, objects by kind, or a list of either is understood. */
function largestFile(limits, kind) {
    if (Array.isArray(limits)) {
        const one = limits.find((item) => typeof item === 'object' && item !== null && Object.values(item).includes(kind));
        return firstNumber(one);
    }
    if (typeof limits !== 'object' || limits === null)
        return undefined;
    const [, value] = Object.entries(limits).find(([name]) => name.toLowerCase().startsWith(kind)) ?? [];
    return firstNumber(value);
}
function firstNumber(value) {
    if (typeof value === 'number')
        return value;
    if (typeof value !== 'object' || value === null)
        return undefined;
    return Object.values(value).find((one) => typeof one === 'number');
}
function countBlocks(record) {
    if (!record.plan)
        return [];
    const { unchanged, skipped, rewritten } = record;
    const rows = [
        ['Added', countOf(record, 'added')],
        ['Replaced', countOf(record, 'replaced')],
        ['Were in the library already', countOf(record, 'reused')],
        ['Imported', countOf(record, 'imported')],
        ['Alt texts set', countOf(record, 'alt-updated')],
        ['Deleted', countOf(record, 'deleted')],
        ['Unchanged', unchanged],
        ['Failed', countOf(record, 'failed')],
        ['Skipped', skipped.length],
        ['References rewritten', rewritten],
    ];
    const shown = rows.filter(([name, count]) => count > 0 || name === 'Unchanged');
    return [
        table(['', 'Files'], shown.map(([name, count]) => [name, formatCount(count)])),
    ];
}
function changeBlocks(results) {
    if (results.length === 0)
        return [];
    const rows = results.map(({ key, status, url, reason }) => [
        status,
        url === undefined ? { code: key } : { link: url, text: key },
        reason,
    ]);
    return [{ heading: 'Changes', level: 3 }, table(['What', 'File', 'Why'], rows)];
}
/** A plan as a table: everything but what stays as it is. */
function planBlocks(plan) {
    const rows = [];
    let unchanged = 0;
    for (const [action, key, why] of planRows(plan)) {
        if (action === 'unchanged')
            unchanged += 1;
        else
            rows.push([action, { code: key }, why]);
    }
    const stays = { paragraph: `${formatCount(unchanged)} files stay as they are.` };
    return rows.length === 0 ? [stays] : [{ heading: 'Plan', level: 3 }, table(['What', 'File', 'Why'], rows), stays];
}
/** Every step as action, what it is about, and why: conflicts first, then in the order of their execution. */
function* planRows(plan) {
    for (const { path, reason } of plan.conflicts)
        yield ['conflict', path, reason];
    for (const action of ['replace', 'add']) {
        for (const step of plan.files)
            if (step.action === action)
                yield [action, step.file.path, step.reason];
    }
    for (const { wanted, reason } of plan.imports)
        yield ['import', wanted.url, reason];
    for (const { key, reason } of plan.alts)
        yield ['alt', key, reason];
    for (const { media, reason } of plan.deletes)
        yield ['delete', media.name, reason];
    for (const step of plan.files) {
        if (step.action === 'unchanged')
            yield ['unchanged', step.file.path, step.reason];
    }
}
/** plan.json: one line a step, so that two plans can be compared as text. */
function* renderPlan(plan) {
    const withoutAlt = JSON.stringify(plan.withoutAlt);
    yield `{\n  "schemaVersion": 1,\n  "mostDeletes": ${plan.mostDeletes},\n  "withoutAlt": ${withoutAlt},\n  "steps": `;
    yield* renderLines('[', planRows(plan), ([action, file, reason]) => JSON.stringify({ action, file, reason }), ']');
    yield '\n}\n';
}
/** media-map.json: path below the folder → address. */
function* renderMap({ files }, { placed }) {
    const known = files.map(({ file }) => file.path).filter((path) => placed.has(path));
    const renderOne = (path) => `${JSON.stringify(path)}: ${JSON.stringify(placed.get(path)?.url)}`;
    yield* renderLines('{', known, renderOne, '}');
    yield '\n';
}
function withoutAltBlocks(plan) {
    if (!plan || plan.withoutAlt.length === 0)
        return [];
    return [
        details('Images without an alt text', plan.withoutAlt.map((path) => ({ code: path }))),
    ];
}
function referenceBlocks({ brokenReferences }) {
    if (brokenReferences.length === 0)
        return [];
    const rows = brokenReferences.map(({ page, line, target }) => [
        { code: `${page}:${line}` },
        { code: target },
    ]);
    return [{ heading: 'References to files that do not exist', level: 3 }, table(['Where', 'Reference'], rows)];
}
function skippedBlocks({ skipped }) {
    if (skipped.length === 0)
        return [];
    return [
        details('Files that were skipped', skipped.map(({ path, reason }) => [{ code: path }, `: ${reason}`])),
    ];
}
function details(title, items) {
    return {
        details: `${title} (${formatCount(items.length)})`,
        blocks: [{ list: cut(items, (left) => `${left} more`) }],
    };
}
function table(head, rows) {
    return { table: { head, rows: cut(rows, (left) => [`${left} more`]) } };
}
function cut(items, more) {
    if (items.length <= MAX_ROWS)
        return items;
    return [...items.slice(0, MAX_ROWS), more(formatCount(items.length - MAX_ROWS))];
}

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./build/src/pages/references.js
/** Attributes that hold an address, and whether what is there is embedded in the page. */
const ATTRIBUTES = {
    src: true,
    poster: true,
    srcset: true,
    data: true,
    href: false,
    'xlink:href': false,
    // As React spells it.
    xlinkhref: false,
};
/** Elements of a drawing that show what their `href` leads to; parsers of HTML do not keep capitals. */
const SHOWING_TAGS = new Set(['image', 'use', 'feImage', 'feimage']);
function pageKindOf(path) {
    if (/\.mdx$/i.test(path))
        return 'mdx';
    return /\.html?$/i.test(path) ? 'html' : 'markdown';
}
/** All references of a page, in their order. Throws where the page cannot be parsed (MDX is strict). */
async function findReferences(text, kind) {
    const found = kind === 'html' ? await inHtml(text, 0) : await inMarkdown(text, kind);
    return found.sort((a, b) => a.start - b.start);
}
async function inMarkdown(text, kind) {
    const references = [];
    const tree = await parseMarkdown(text, kind, (start, end, node) => {
        if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition')
            return;
        references.push({ start, end, url: node.url, setting: 'markdown', isEmbedded: node.type === 'image' });
    });
    for (const node of walk(tree)) {
        if (node.type === 'html')
            references.push(...(await inHtml(withoutMarkers(text, node), offsetOf(node))));
    }
    if (kind === 'mdx')
        references.push(...(await inMdx(text, tree)));
    return references;
}
/** @param onAddress gets the place of every address, which the tree itself does not tell */
async function parseMarkdown(text, kind, onAddress) {
    const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }, { frontmatter }, { frontmatterFromMarkdown }] = await Promise.all([
        Promise.all(/* import() */[__webpack_require__.e(2818), __webpack_require__.e(1116)]).then(__webpack_require__.bind(__webpack_require__, 81116)),
        __webpack_require__.e(/* import() */ 209).then(__webpack_require__.bind(__webpack_require__, 40209)),
        __webpack_require__.e(/* import() */ 3356).then(__webpack_require__.bind(__webpack_require__, 93356)),
        __webpack_require__.e(/* import() */ 5716).then(__webpack_require__.bind(__webpack_require__, 65716)),
        __webpack_require__.e(/* import() */ 8534).then(__webpack_require__.bind(__webpack_require__, 88534)),
    ]);
    const extensions = [gfm(), frontmatter(['yaml', 'toml'])];
    const trees = [gfmFromMarkdown(), frontmatterFromMarkdown(['yaml', 'toml']), addressesTo(onAddress)];
    if (kind === 'markdown')
        return fromMarkdown(text, { extensions, mdastExtensions: trees });
    const [{ mdxjs }, { mdxFromMarkdown }] = await Promise.all([
        __webpack_require__.e(/* import() */ 3583).then(__webpack_require__.bind(__webpack_require__, 3583)),
        Promise.all(/* import() */[__webpack_require__.e(2818), __webpack_require__.e(1394)]).then(__webpack_require__.bind(__webpack_require__, 21394)),
    ]);
    return fromMarkdown(text, { extensions: [...extensions, mdxjs()], mdastExtensions: [...trees, mdxFromMarkdown()] });
}
/** Hears of the addresses of links, images and definitions where the tree is built, and notes where they stand. */
function addressesTo(onAddress) {
    function onDestination({ start, end }) {
        const url = this.resume();
        const node = this.stack.at(-1);
        node.url = url;
        onAddress(start.offset, end.offset, node);
    }
    return { exit: { resourceDestinationString: onDestination, definitionDestinationString: onDestination } };
}
function* walk(node) {
    yield node;
    if ('children' in node)
        for (const child of node.children)
            yield* walk(child);
}
function offsetOf(node) {
    return node.position?.start.offset ?? 0;
}
const LINE = /^.*$/gm;
/** What stands there, with blanks for the markers of the block quotes around it: they would end a tag. */
function withoutMarkers(text, node) {
    const raw = text.slice(offsetOf(node), node.position?.end.offset ?? 0);
    if (raw === node.value)
        return raw;
    const lines = node.value.match(LINE) ?? [];
    let index = 0;
    return raw.replace(LINE, (line) => (lines[index++] ?? '').trimStart().padStart(line.length));
}
const ignore = () => undefined;
/** What is no attribute. */
const ELSEWHERE = {
    oncdata: ignore,
    onclosetag: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onprocessinginstruction: ignore,
    onselfclosingtag: ignore,
    ontext: ignore,
    ontextentity: ignore,
};
/** @param at where this piece of HTML stands in the page */
async function inHtml(html, at) {
    const { Tokenizer, QuoteType } = await __webpack_require__.e(/* import() */ 3446).then(__webpack_require__.bind(__webpack_require__, 83446));
    const references = [];
    let tag = '';
    let name = '';
    let value = { text: '', start: 0 };
    const tokenizer = new Tokenizer({ xmlMode: false, decodeEntities: true }, {
        onopentagname: (start, end) => (tag = html.slice(start, end).toLowerCase()),
        onattribname: (start, end) => {
            name = html.slice(start, end).toLowerCase();
            value = { text: '', start: -1 };
        },
        onattribdata: (start, end) => {
            // An address that begins with an entity is none of a file.
            value = { text: value.text + html.slice(start, end), start: value.text === '' ? start : value.start };
        },
        onattribentity: (codepoint) => (value.text += String.fromCodePoint(codepoint)),
        onattribend: (quote, end) => {
            if (value.start < 0 || (name === 'data' && tag !== 'object'))
                return;
            const isBare = quote === QuoteType.Unquoted;
            // The end of what is quoted is behind the quote.
            const valueEnd = isBare ? end : end - 1;
            const setting = isBare ? 'bare attribute' : 'attribute';
            const place = { start: at + value.start, end: at + valueEnd, setting };
            references.push(...inAttribute({ tag, name }, value.text, html.slice(value.start, valueEnd), place));
        },
        ...ELSEWHERE,
    });
    tokenizer.write(html);
    tokenizer.end();
    return references;
}
/** @param raw the value as it is written, entities and all */
function inAttribute({ tag, name }, value, raw, place) {
    const attribute = name.toLowerCase();
    if (!Object.hasOwn(ATTRIBUTES, attribute))
        return [];
    // What a component does with a value only its author knows.
    const isElement = /^[a-z]/.test(tag) && (attribute !== 'data' || tag === 'object');
    const isEmbedded = isElement && (ATTRIBUTES[attribute] === true || SHOWING_TAGS.has(tag));
    if (attribute !== 'srcset')
        return [{ ...place, url: value.trim(), isEmbedded }];
    // A data address has commas of its own.
    if (value.includes('data:'))
        return [];
    const setting = place.setting === 'script' ? 'script srcset' : 'srcset';
    // As HTML has it: an address ends at a space, so it may hold commas; what follows it, at a comma. In MDX, the marker of
    // a block quote may stand before it.
    return [...raw.matchAll(/([\s,>]*)([^\s,>](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].flatMap((match) => {
        const [, before = '', url = ''] = match;
        // What is written with entities or escapes says something else.
        if (raw !== value && /[&\\]/.test(url))
            return [];
        const start = place.start + match.index + before.length;
        return [{ start, end: start + url.length, url, setting, isEmbedded }];
    });
}
/** In elements of the page and in those that stand anywhere in its code. */
async function inMdx(text, tree) {
    const { visit } = await __webpack_require__.e(/* import() */ 2428).then(__webpack_require__.bind(__webpack_require__, 32428));
    const references = [];
    for (const node of walk(tree)) {
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
            references.push(...inElement(text, node));
        for (const program of programsOf(node)) {
            visit(program, (code) => {
                if (code.type === 'JSXOpeningElement')
                    references.push(...inOpeningElement(text, code));
            });
        }
    }
    return references;
}
function programsOf(node) {
    const holders = [];
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
        holders.push(node);
    }
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
            if (attribute.type === 'mdxJsxExpressionAttribute')
                holders.push(attribute);
            else if (attribute.value && typeof attribute.value !== 'string')
                holders.push(attribute.value);
        }
    }
    // Large data in code has no elements, and its tree need not be walked.
    return holders.flatMap(({ value, data }) => (value.includes('<') ? (data?.estree ?? []) : []));
}
/** An element of the page. */
function inElement(text, node) {
    return node.attributes.flatMap((attribute) => {
        const { start, end } = attribute.position ?? {};
        if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined)
            return [];
        const { value } = attribute;
        const named = { tag: node.name ?? '', name: attribute.name };
        if (typeof value === 'string') {
            const quote = text.slice(start.offset, end.offset).search(/["']/);
            return inQuotes(text, named, value, [start.offset + quote, end.offset], 'attribute');
        }
        const [statement] = value?.data?.estree?.body ?? [];
        return statement?.type === 'ExpressionStatement' ? inExpression(text, named, statement.expression) : [];
    });
}
/** An element in code. */
function inOpeningElement(text, element) {
    const tag = element.name.type === 'JSXIdentifier' ? element.name.name : '';
    return element.attributes.flatMap((attribute) => {
        if (attribute.type !== 'JSXAttribute')
            return [];
        const { name, value } = attribute;
        const named = { tag, name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}` };
        if (value?.type === 'JSXExpressionContainer')
            return inExpression(text, named, value.expression);
        return value?.type === 'Literal' ? inQuotes(text, named, value.value, value.range, 'attribute') : [];
    });
}
/** Of the values that are code, a string is an address, and a template that nothing is filled into. */
function inExpression(text, attribute, code) {
    if (code.type === 'Literal')
        return inQuotes(text, attribute, code.value, code.range, 'script');
    if (code.type !== 'TemplateLiteral' || code.quasis.length !== 1)
        return [];
    return inQuotes(text, attribute, code.quasis[0]?.value.cooked, code.range, 'script');
}
/** @param range from quote to quote, as offsets in the page */
function inQuotes(text, attribute, value, range, setting) {
    if (typeof value !== 'string' || !range)
        return [];
    const [start, end] = [range[0] + 1, range[1] - 1];
    return inAttribute(attribute, value, text.slice(start, end), { start, end, setting });
}
/** Characters that would end or change an address in one of the places where it can stand. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;
/** The address as it is to be written at that place. */
function writeAddress(url, setting) {
    const safe = url.replace(UNSAFE, (character) => {
        const code = encodeURIComponent(character);
        return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
    });
    switch (setting) {
        case 'attribute':
            return safe.replaceAll('&', '&amp;');
        case 'bare attribute':
            return `"${safe.replaceAll('&', '&amp;')}"`;
        case 'markdown':
            return safe.replace(/&(?=#?\w+;)/g, '&amp;');
        case 'srcset':
            return safe.replaceAll(',', '%2C').replaceAll('&', '&amp;');
        case 'script srcset':
            return safe.replaceAll(',', '%2C');
        case 'script':
            return safe;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/rewrite-pages.js
/** Pages whose references to synced files become library addresses. Every other byte stays. */









const MARK = '\ufeff';
async function rewritePages(rewriting, record) {
    const { workspace, log, dryRun } = rewriting;
    const pages = await findPages(rewriting);
    if (pages.size === 0)
        log.warning(`rewrite: no page matches ${rewriting.pages.join(', ')}.`);
    for (const path of pages) {
        try {
            const before = await readPage(path, rewriting);
            const edited = before === undefined ? undefined : await editPage(path, before, rewriting, record);
            if (!edited)
                continue;
            if (!dryRun)
                await (0,write/* writeAtomically */.vK)((0,external_node_path_.join)(workspace, path), edited.text);
            record.rewritten += edited.count;
        }
        catch (error) {
            const { code, message } = error;
            log.warning(`${path} stays as it is, because it cannot be read or written (${code ?? message}).`, { file: path });
        }
    }
}
/** Each page once, where it really lies: to write to a link would put a copy in its place. */
async function findPages({ workspace, pages }) {
    const found = (await findFiles(workspace, [...pages, '!**/node_modules/**'])).filter(({ problem }) => !problem);
    const real = found.map(async ({ path }) => (await (0,disk_paths/* realPathBelow */.bu)(workspace, (0,external_node_path_.join)(workspace, path))).split(external_node_path_.sep).join('/'));
    return new Set((await Promise.all(real)).sort());
}
/** Undefined for a page that cannot be edited without changing other bytes. */
async function readPage(path, { workspace, log }) {
    const bytes = await (0,read/* readIfThere */.qC)((0,external_node_path_.join)(workspace, path));
    if (bytes && (0,external_node_buffer_.isUtf8)(bytes))
        return bytes.toString('utf8');
    if (bytes)
        log.warning(`${path} is not UTF-8 and stays as it is.`, { file: path });
    return undefined;
}
/** The page's new text, and how many references in it changed; undefined where none did. */
async function editPage(path, text, rewriting, record) {
    // Parsers skip the mark without counting it.
    const mark = text.startsWith(MARK) ? MARK : '';
    const body = text.slice(mark.length);
    let references;
    try {
        references = await findReferences(body, pageKindOf(path));
    }
    catch (error) {
        const { reason, line } = error;
        const why = reason ?? (0,error_message/* messageOf */.b)(error);
        rewriting.log.warning(`${path} stays as it is, because it cannot be parsed: ${why}`, { file: path, line });
        return undefined;
    }
    let edited = '';
    let done = 0;
    let count = 0;
    for (const reference of references) {
        const written = await newAddress(path, body, reference, rewriting, record);
        if (written === undefined)
            continue;
        edited += body.slice(done, reference.start) + written;
        done = reference.end;
        count += 1;
    }
    return count === 0 ? undefined : { text: mark + edited + body.slice(done), count };
}
/** What is to be written in its place; undefined where it stays. Notes references to files that are not there. */
async function newAddress(page, body, reference, rewriting, record) {
    const local = resolveReference(reference.url, page);
    if (!local)
        return undefined;
    const below = external_node_path_.posix.relative(rewriting.folder, local.path);
    if (rewriting.addresses.has(below)) {
        const address = rewriting.addresses.get(below);
        return address === undefined ? '' : writeAddress(address + local.rest, reference.setting);
    }
    if (isAboutFile(local.path, reference, rewriting) && !(await isThere(local.path, rewriting))) {
        const line = body.slice(0, reference.start).split(/\r\n|\r|\n/).length;
        record.brokenReferences.push({ page, line, target: reference.url });
        rewriting.log.warning(`${reference.url} does not exist.`, { title: 'Broken reference', file: page, line });
    }
    return undefined;
}
/** On disks that keep Unicode forms, a name may be there in the form that we do not write. */
async function isThere(path, { workspace }) {
    const file = (0,external_node_path_.join)(workspace, path);
    return (await (0,disk_paths/* isFile */.fo)(file)) || (await (0,disk_paths/* isFile */.fo)(file.normalize('NFD'))) || (await (0,disk_paths/* isFolder */.lQ)(file));
}
/** Links may lead to pages, whose routes are no files and have no ending; what is embedded, and media, are files. */
function isAboutFile(path, { isEmbedded }, { folder }) {
    const isMedia = isAccepted(path) && !/\.(mdx?|html?)$/i.test(path);
    return isMedia || isEmbedded || (extensionOf(path) !== '' && !external_node_path_.posix.relative(folder, path).startsWith('../'));
}
/**
 * The file that a reference speaks of, relative to the workspace, and what follows its path (query, fragment). From its
 * page, or from the workspace where it starts with a slash. Undefined for addresses of other kinds, for what a template
 * will fill in, and for what leads out of the workspace.
 */
function resolveReference(url, page) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url))
        return undefined;
    const [, written = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const decoded = decode(written).normalize('NFC');
    const path = decoded.startsWith('/') ? external_node_path_.posix.normalize(decoded.slice(1)) : external_node_path_.posix.join(external_node_path_.posix.dirname(page), decoded);
    return path === '..' || path.startsWith('../') ? undefined : { path, rest };
}
function decode(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        // A percent sign that escapes nothing is a percent sign.
        return text;
    }
}

;// CONCATENATED MODULE: ./build/src/commands/sync-media/command.js
/** sync-media: a folder in Git is the truth for the media library. */

















const syncMedia = {
    name: 'sync-media',
    summary: 'Make the media library hold what a folder in Git holds',
    branding: { icon: 'image', color: 'blue' },
    inputs: inputs,
    outputs: outputs,
    createRecord: beginRecord,
    check: checkValues,
    run: runSync,
    onInterrupted: aftermath,
    summarize: (record, values, ending) => reportSync(record, values, ending),
};
/**
 * How much V8 lets its heap grow beyond what is in use, in percent (its own choice is several times that), and by what
 * factor the part for new objects: hashing very many files makes much garbage, and little that stays. The optimizing
 * compiler of WebAssembly takes 40 MB for the HTTP parser alone, which is fast enough without it.
 */
const LOW_MEMORY_FLAGS = ['--heap-growing-percent=20', '--semi-space-growth-factor=1', '--liftoff-only'];
/** V8's own choice. Up to so many files memory is no matter and time is: the other costs a fiftieth of it. */
const DEFAULT_MEMORY_FLAGS = ['--heap-growing-percent=0', '--semi-space-growth-factor=2', '--no-liftoff-only'];
const LOW_MEMORY_MIN_FILES = 5_000;
async function runSync(context) {
    const { inputs: values, clock, log, record } = context;
    // From the start: what has grown never shrinks, and how many files there are only the reading tells.
    for (const flag of LOW_MEMORY_FLAGS)
        (0,external_node_v8_.setFlagsFromString)(flag);
    const own = await readOwnFiles(context);
    if (own.selection.chosen.length <= LOW_MEMORY_MIN_FILES)
        for (const flag of DEFAULT_MEMORY_FLAGS)
            (0,external_node_v8_.setFlagsFromString)(flag);
    if (own.selection.chosen.length === 0 && values.prune !== 'none')
        return refuseEmpty(context);
    const progress = new Progress(clock, log);
    const work = workOf(context, own.lock, progress);
    const { plan, library } = await progress.during(() => readAndPlan(context, own, work));
    record.plan = plan;
    record.planPath = await writeResult(context, 'plan.json', renderPlan(plan));
    announcePlan(context, plan);
    if (values.requireAlt && plan.withoutAlt.length > 0)
        return missingAlt(context, plan);
    if (values.dryRun)
        return foresee(context, plan);
    const problem = await whyNotPrune(context, plan);
    if (problem?.stops)
        return { outcome: 'failed', message: problem.message };
    try {
        await progress.during(() => applyPlan(plan, library, record, work));
        await rewrite(context, plan);
        return await finish(context, plan, library, work, problem?.message);
    }
    finally {
        // Also of a run that is cut short: what it has done is known to the next one.
        await own.lock.save();
        await writeMap(context, plan);
    }
}
function refuseEmpty({ inputs: values, host }) {
    const folder = (0,disk_paths/* workspacePath */.X5)(host.workspace, values.path);
    return {
        outcome: 'failed',
        message: `No file in ${folder} is to be synced, and with prune: ${values.prune} that would mean to delete everything. Nothing was done: check path, include and the checkout, or delete the files in the dashboard.`,
    };
}
function workOf({ inputs: values, host, ...context }, lock, progress) {
    const folder = (0,disk_paths/* workspacePath */.X5)(host.workspace, values.path);
    const fileLabel = (path) => external_node_path_.posix.join(folder, path);
    return { ...context, concurrency: values.concurrency, lock, progress, fileLabel };
}
/** The library is listed while the files are hashed; both take their time, and neither needs the other. */
async function readAndPlan({ inputs: values, log }, { lock, altTexts, imports, selection }, work) {
    const { api, progress } = work;
    progress.begin('Reading', selection.chosen.length);
    const [contents, listed] = await Promise.all([
        readContents(selection.chosen, (sizeBytes) => progress.add(1, sizeBytes)),
        readLibrary(api, lock.state.files.values()),
    ]);
    if (!listed.isComplete)
        log.warning('The library changed while it was being listed, so some of its files may be unknown here.');
    if (isForeign(lock.state, listed)) {
        log.warning(`The lock file knows none of the ${formatCount(listed.byId.size)} files of this library: it belongs to another project, and is not believed. Give each project a lock-file of its own.`);
        lock.forget();
    }
    progress.begin('Comparing', contents.files.length);
    const library = adoptTexts(lock.state, listed, api.toServerMs(work.clock.now()));
    const asker = { ...work, onAsked: () => progress.add(1) };
    await adoptUnfinished(contents.files, lock.state, library, asker);
    const counterparts = await compare(contents.files, lock.state, library, asker);
    const plan = planSync({
        ...contents,
        library,
        lock: lock.state,
        counterparts,
        altTexts,
        imports,
        prune: values.prune,
        maxDeletes: values.maxDeletes,
    });
    return { plan, library };
}
function announcePlan({ log }, plan) {
    const of = (action) => plan.files.filter((step) => step.action === action).length;
    const counts = [
        [of('add'), 'to add'],
        [of('replace'), 'to replace'],
        [plan.imports.length, 'to import'],
        [plan.alts.length, 'alt texts to set'],
        [plan.deletes.length, 'to delete'],
        [plan.conflicts.length, 'in conflict'],
        [of('unchanged'), 'unchanged'],
    ];
    const shown = counts.filter(([count, what]) => count > 0 || what === 'unchanged');
    log.info(`Plan: ${shown.map(([count, what]) => `${formatCount(count)} ${what}`).join(', ')}.`);
}
function missingAlt({ inputs: values, host, log }, { withoutAlt }) {
    const folder = (0,disk_paths/* workspacePath */.X5)(host.workspace, values.path);
    for (const key of withoutAlt) {
        log.error(`${key} has no alt text.`, {
            title: 'No alt text',
            file: URL.canParse(key) ? undefined : external_node_path_.posix.join(folder, key),
        });
    }
    const where = values.altText === undefined ? 'a file named by alt-text' : (0,disk_paths/* workspacePath */.X5)(host.workspace, values.altText);
    return {
        outcome: 'gate',
        message: `${formatCount(withoutAlt.length)} images have no alt text: add a glob and a text for them to ${where} ("" for an image that is mere decoration). Nothing was written.`,
    };
}
/** Why nothing may be deleted; `stops` where the run had better not begin. */
async function whyNotPrune({ api, inputs: values, log }, plan) {
    if (plan.deletes.length === 0)
        return undefined;
    if (plan.deletes.length > plan.mostDeletes) {
        for (const { media, reason } of plan.deletes)
            log.info(`Would be deleted: ${media.name} (${reason})`);
        return { message: tooManyDeletes(plan), stops: false };
    }
    if (values.dryRun || (await mayDelete(api)))
        return undefined;
    const message = `prune: ${values.prune} needs a key with the role admin, and this key has another; ${formatCount(plan.deletes.length)} files would have to be deleted. Nothing was changed: use a key with the role admin, or prune: none.`;
    return { message, stops: true };
}
function tooManyDeletes({ deletes, mostDeletes }) {
    return `Nothing was deleted: ${formatCount(deletes.length)} files would be, and max-deletes allows ${formatCount(mostDeletes)}. Check that path and include are right; if they are, raise max-deletes for one run.`;
}
async function foresee(context, plan) {
    const { inputs: values, log, record } = context;
    for (const step of plan.files)
        if (step.action === 'unchanged')
            record.placed.set(step.file.path, step.media);
    record.unchanged = record.placed.size;
    for (const { path, reason } of plan.conflicts) {
        log.warning(`${path}: ${reason}`);
    }
    await rewrite(context, plan);
    await writeMap(context, plan);
    const problem = await whyNotPrune(context, plan);
    if (problem)
        return { outcome: 'failed', message: `Dry run: ${problem.message}` };
    const steps = plan.files.length - record.unchanged + plan.imports.length + plan.alts.length + plan.deletes.length;
    const message = `Dry run: ${formatCount(steps)} changes are planned, and nothing was changed.`;
    if (plan.conflicts.length > 0 && values.failOn === 'any') {
        return {
            outcome: 'failed',
            message: `${message} ${formatCount(plan.conflicts.length)} files are in conflict and would fail.`,
        };
    }
    record.complete = plan.conflicts.length === 0;
    return { outcome: 'done', message };
}
async function rewrite({ inputs: values, host, log, record }, plan) {
    if (!values.rewrite)
        return;
    const { workspace } = host;
    const addresses = new Map();
    for (const { file } of plan.files) {
        const url = record.placed.get(file.path)?.url;
        if (url !== undefined || values.dryRun)
            addresses.set(file.path, url);
    }
    const folder = (0,disk_paths/* workspacePath */.X5)(workspace, values.path);
    await rewritePages({ workspace, folder, pages: values.rewrite, addresses, dryRun: values.dryRun, log }, record);
}
async function finish(context, plan, library, work, problem) {
    const { inputs: values, record, log } = context;
    const reason = problem ?? (plan.deletes.length > 0 ? whyPruneWaits(record, library) : undefined);
    if (reason === undefined && plan.deletes.length > 0)
        await work.progress.during(() => prune(plan.deletes, record, work));
    const failed = countOf(record, 'failed');
    record.complete = failed === 0 && reason === undefined;
    await explainFailures(context);
    const message = summarize(record);
    if (reason !== undefined) {
        // What failed may be forgiven; that prune would delete too much is no matter of files.
        if (problem !== undefined || failed === 0 || values.failOn === 'any')
            return { outcome: 'failed', message: `${message} ${reason}` };
        log.warning(reason);
    }
    if (failed === 0)
        return { outcome: 'done', message };
    const failure = `${message} ${formatCount(failed)} failed; the others are done. The summary says of each what to do.`;
    if (values.failOn === 'any')
        return { outcome: 'failed', message: failure };
    log.warning(failure);
    return { outcome: 'done', message: failure };
}
function whyPruneWaits(record, library) {
    if (countOf(record, 'failed') > 0)
        return 'Nothing was deleted, because not everything else succeeded.';
    if (library.isComplete)
        return undefined;
    return 'Nothing was deleted, because the library changed while it was being listed. Run this again when nobody else writes to it.';
}
/** What the service allows, for the advice on files that were too large or found no room. */
async function explainFailures({ api, log, record, optional, }) {
    const failed = record.results.filter(({ status }) => status === 'failed');
    if (failed.some(({ statusCode }) => statusCode === 413 || statusCode === 507)) {
        record.storage = await optional('The limits of the plan', () => getStorage(api));
    }
    for (const result of failed) {
        const advice = adviceOn(result, record);
        if (advice !== undefined)
            log.info(`${result.key}: ${advice}`);
    }
}
function summarize(record) {
    const parts = ['added', 'replaced', 'reused', 'imported', 'deleted']
        .map((status) => [countOf(record, status), status])
        .filter(([count]) => count > 0)
        .map(([count, status]) => `${formatCount(count)} ${status}`);
    const alts = countOf(record, 'alt-updated');
    if (alts > 0)
        parts.push(`${formatCount(alts)} alt texts set`);
    parts.push(`${formatCount(record.unchanged)} unchanged`);
    return `Synced: ${parts.join(', ')}.`;
}
async function writeMap(context, plan) {
    context.record.mapPath = await writeResult(context, 'media-map.json', renderMap(plan, context.record));
}
/** Path relative to the workspace; undefined where the results cannot be written, of which `publish.ts` warns. */
async function writeResult({ host, resultsDir }, name, text) {
    try {
        await (0,write/* createResultsDir */.u4)(resultsDir);
        await (0,write/* writeAtomically */.vK)((0,external_node_path_.join)(resultsDir, name), text);
        return (0,disk_paths/* workspacePath */.X5)(host.workspace, (0,external_node_path_.join)(resultsDir, name));
    }
    catch {
        return undefined;
    }
}
function aftermath(record, values) {
    if (!record.plan || values.dryRun)
        return 'Nothing was changed.';
    const done = record.results.filter(({ status }) => status !== 'failed').length;
    const kept = values.lockFile === 'none' ? '' : ' and noted in the lock file';
    return `${formatCount(done)} changes are done${kept}. Run this again: it goes on from there.`;
}


/***/ }),

/***/ 31059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   xo: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26491);



/** Absolute paths of the files that patterns below a folder match, sorted; a pattern that names a file is that file. */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(8785), __webpack_require__.e(5648)]).then(__webpack_require__.t.bind(__webpack_require__, 25648, 19));
    const found = patterns.map(async (pattern) => {
        const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pattern);
        if (await (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(literal).catch(() => false))
            return [literal];
        return glob(pattern.replaceAll('\\', '/'), { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(found)).flat().map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)))].sort();
}
/** A text file as a whole. Rejects with a RangeError above that many bytes. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`it has ${size} bytes, more than ${limitBytes}`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
}
/** The bytes of a file; undefined where there is none. */
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Why the disk refused, in words that go on after `because`. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'it may not be read (permission denied)';
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    return `it could not be read (${code ?? message})`;
}
/** What lies in a folder, in pieces: what the system tells of each of very many files is more than anybody keeps. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)(folder, { bufferSize: 256 });
}


/***/ }),

/***/ 8166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ formatDuration),
/* harmony export */   z: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Sizes and durations as people read them. Pure. */
/** Bytes in decimal units, as browsers and GitHub show downloads: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Milliseconds, spelt like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
function formatDuration(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${seconds % 60}s`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}


/***/ })

};
