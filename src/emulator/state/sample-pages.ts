/** Contains the pages of the sample project: the documentation of Tidewater, a made-up service for tide forecasts. */
import { GUIDES, type SamplePage } from './sample-guides.js';

interface SampleGroup {
  readonly group: string;
  readonly pages: readonly SamplePage[];
}

const GET_STARTED: readonly SamplePage[] = [
  {
    path: 'index.mdx',
    title: 'Welcome',
    text: `
Tidewater tells you when the tide comes in. It has one forecast for each of 1,940 harbors, fourteen days ahead, on the
command line and over HTTP.

Pilots plan a passage with it, harbor masters print it for the notice board, and surfers set an alarm.

## Begin here

1. [Install](/guides/install) the command line on your machine.
2. Follow the [quickstart](/guides/quickstart) to get your first forecast in five minutes.
3. Learn how to [read a forecast](/guides/forecast) before you trust it with a keel.

## Which part do I need?

| You want to | Use | Start with |
| --- | --- | --- |
| look up one harbor | the command line | [Install](/guides/install) |
| know before the water rises | alerts by e-mail | [Alerts](/guides/alerts) |
| show tides on your own site | the HTTP API | [Authentication](/api/authentication) |
| hang a table on the wall | the PDF export | [Print as PDF](/guides/pdf) |

> Tidewater is an aid to planning. It doesn't replace official charts and tide tables.
`,
  },
  {
    path: 'guides/install.mdx',
    title: 'Install',
    text: `
The command line is a single program without dependencies. It runs on Linux, macOS and Windows.

## With a package manager

Homebrew and npm install the same program:

~~~sh
brew install tidewater
npm install --global tidewater
~~~

## By hand

1. Download the archive for your system from the release page.
2. Unpack it into a folder of your \`PATH\`.
3. Check the result:

~~~sh
$ tidewater --version
tidewater 2.4.1
~~~

On Linux, step 3 needs the permission to run the program. If your shell says \`permission denied\`, run
\`chmod +x tidewater\` first.

## Sign in

Run \`tidewater login\` once. It opens your browser, asks for your account and stores an API key in the keychain of your
system. On a machine without a browser, set the variable \`TIDEWATER_KEY\` instead. The page on
[authentication](/api/authentication) explains where to get a key.

Next, follow the [quickstart](/guides/quickstart).
`,
  },
  {
    path: 'guides/quickstart.mdx',
    title: 'Quickstart',
    text: `
This page takes five minutes. You need the [command line](/guides/install) and an account.

## Ask for a harbor

Type the name as you know it. Spelling and accents don't matter:

~~~sh
$ tidewater cuxhaven --days 1
06:12  high  3.4 m
12:41  low   0.3 m
18:37  high  3.3 m
~~~

If several harbors have this name, Tidewater lists them with their countries. Add the country to choose one, such as
\`tidewater "victoria, ca"\`.

## Keep it

Add \`--format csv\` to open the forecast in a spreadsheet, or \`--format json\` for a script:

~~~sh
tidewater cuxhaven --days 14 --format csv > tides.csv
~~~

## Be warned

The following command sends an e-mail two hours before every high water above 3.5 m:

~~~sh
tidewater alert add cuxhaven --above 3.5 --before 2h
~~~

More about this is in [Alerts](/guides/alerts). If a command fails, look up its code in [Errors](/api/errors).
`,
  },
];

const API: readonly SamplePage[] = [
  {
    path: 'api/authentication.mdx',
    title: 'Authentication',
    text: `
Every request to the API carries an API key. Create an API key under **Settings, API keys**, and choose what the key may do.

## Send the key

Put the API key into the header \`Authorization\`:

~~~sh
curl -H "Authorization: Bearer $TIDEWATER_KEY" \\
  https://api.tidewater.example/v2/harbors/cuxhaven/tides
~~~

## Kinds of keys

| Key | Can | Use it for |
| --- | --- | --- |
| read key | read forecasts | sites and scripts |
| write key | change alerts too | your own tools |
| owner key | manage members and keys | automation of your account |

The value of a key is shown once. Store it as a secret, and never put it into a repository.

## Keys expire

A key is valid for a year. You get an e-mail thirty days before, and again on the last day. Requests with an expired key
end with \`no-key\`, see [Errors](/api/errors).
`,
  },
  {
    path: 'api/rate-limits.mdx',
    title: 'Rate limits',
    text: `
Each API key has a rate limit per minute. All endpoints share it.

| Plan | Requests per minute | Requests per day |
| --- | --- | --- |
| Free | 30 | 1,000 |
| Crew | 300 | 50,000 |
| Harbor | 1,200 | unlimited |

## Read the headers

Every response says how much is left:

~~~http
HTTP/1.1 200 OK
x-ratelimit-limit: 300
x-ratelimit-remaining: 297
x-ratelimit-reset: 41
~~~

The last value is the number of seconds until the minute is over.

## Stay below the limit

- Ask for fourteen days at once instead of one day fourteen times.
- Keep a forecast for an hour. It doesn't change more often than that.
- Ask for several harbors in one request: \`/tides?harbors=brest,roscoff\`.

If you exceed the limit, the API responds with status 429 and the code \`slow-down\`. Wait for the seconds in
\`retry-after\` before you try again. [Errors](/api/errors) lists the other codes.
`,
  },
  {
    path: 'api/errors.mdx',
    title: 'Errors',
    text: `
An error has an HTTP status, a code for programs and a sentence for people:

~~~json
{ "code": "no-harbour", "message": "Did you mean Cuxhaven?" }
~~~

Codes never change. Sentences can change at any time, so don't compare them.

| Code | Status | Means | What to do |
| --- | --- | --- | --- |
| \`no-harbour\` | 404 | the name isn't known | take one of the names in the message |
| \`too-far\` | 400 | more than fourteen days ahead | ask again later |
| \`no-key\` | 401 | the key is missing or expired | run \`tidewater login\` |
| \`not-yours\` | 403 | the key may not do this | create a write key |
| \`slow-down\` | 429 | too many requests | wait, see [rate limits](/api/rate-limits) |
| \`low-water\` | 503 | the forecast is being computed | try again in a minute |

## On the command line

The program prints the same codes and ends with exit code 1. Add \`--verbose\` to see the request and the response.

## Still stuck?

Send us the value of the header \`x-request-id\`. It is valid for seven days.
`,
  },
];

const MORE: readonly SamplePage[] = [
  {
    path: 'changelog.mdx',
    title: 'Changelog',
    text: `
New versions come out on the first Tuesday of a month. Versions with a new first number can break scripts.

## 2.4 in November 2026

- Alerts can be limited to working days with \`--weekdays\`. See [Alerts](/guides/alerts).
- The [single sign-on](/guides/sso) page of the settings shows who signed in last.
- Forecasts for 62 more harbors in Norway and Iceland.

## 2.3 in October 2026

- \`tidewater print\` knows the paper sizes \`a3\` and \`letter\`. See [Print as PDF](/guides/pdf).
- Live curves load twice as fast.
- Fixed: the times of harbors in Chile were an hour early in the first week of September.

## 2.2 in September 2026

- [Tide tables](/guides/tables) can show sunrise and sunset.
- The API accepts up to twelve harbors per request.

## 2.0 in July 2026

- Heights are in meters everywhere. Version 1 used feet for harbors in the United States.
- The API lives at \`/v2\`. Version 1 stops in March 2027.
`,
  },
];

/** The navigation of the site. */
export const SAMPLE_NAVIGATION: readonly SampleGroup[] = [
  { group: 'Get started', pages: GET_STARTED },
  { group: 'Guides', pages: GUIDES },
  { group: 'API', pages: API },
  { group: 'More', pages: MORE },
];

/** Returns the source of a page as the repository stores it. */
export function sourceOf({ title, text }: SamplePage): string {
  return `---\ntitle: "${title}"\n---\n${text}`;
}
