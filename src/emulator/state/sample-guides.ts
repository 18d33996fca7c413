/** Contains the guides of the sample project, and a draft that only one branch has. */

/** A page of the sample project. */
export interface SamplePage {
  readonly path: string;
  readonly title: string;
  /** The text of the page as Markdown, without front matter. */
  readonly text: string;
}

/** Hostile data gives this page another title. */
export const TABLES_PAGE = 'guides/tables.mdx';

export const GUIDES: readonly SamplePage[] = [
  {
    path: 'guides/forecast.mdx',
    title: 'Read a forecast',
    text: `
A forecast is a list of turning points: the times at which the water is highest and lowest. Between two of them the level
follows a smooth curve.

## Heights

Heights are meters above chart datum, which is the level that nautical charts count from. A negative height means less
water than the chart shows.

| Field | Meaning | Example |
| --- | --- | --- |
| \`at\` | local time of the harbor | \`06:12\` |
| \`kind\` | high or low water | \`high\` |
| \`height\` | meters above chart datum | \`3.4\` |
| \`spread\` | likely error, in meters | \`0.2\` |

## Times

Times are those of the harbor, with its daylight saving time. Add \`--utc\` if you compare harbors in several time zones.

## How certain is it?

The first three days include the wind forecast. Later days only contain the astronomical tide, so a storm can add half a
meter. The column \`spread\` says how far the last hundred forecasts of this harbor were off.

To see several harbors beside each other, use [tide tables](/guides/tables).
`,
  },
  {
    path: 'guides/alerts.mdx',
    title: 'Alerts',
    text: `
An alert is a rule for one harbor. When the forecast matches the rule, Tidewater sends an e-mail.

## Add a rule

~~~sh
tidewater alert add hamburg --above 4.2 --before 6h
tidewater alert add brest --below 0.5 --before 2h --weekdays
~~~

The first rule warns six hours before high water above 4.2 m. The second one warns of very low water, but only on working
days.

## Who gets it

Every rule sends to the owner of the account. Add up to ten more recipients with \`--to\`. Each of them has to confirm
once.

| Plan | Rules | Recipients per rule |
| --- | --- | --- |
| Free | 2 | 1 |
| Crew | 50 | 10 |
| Harbor | unlimited | 10 |

## When nothing arrives

Run \`tidewater alert test\` to send a sample. Look into the spam folder, then into the [changelog](/changelog) for known
problems. Rules that failed three times are paused, and \`tidewater alert list\` marks them.
`,
  },
  {
    path: TABLES_PAGE,
    title: 'Tide tables',
    text: `
A tide table shows several harbors beside each other, one row per day. Race committees print it, and so do ferry lines.

## Create a table

List the harbors in a file, one per line, and pass the file to the command:

~~~sh
$ cat harbors.txt
brest, fr
roscoff, fr
saint-malo, fr
$ tidewater table harbors.txt --month 2026-12
~~~

## Choose the columns

| Option | Adds |
| --- | --- |
| \`--high\` | high water only (default) |
| \`--low\` | low water |
| \`--coefficient\` | the French coefficient from 20 to 120 |
| \`--sun\` | sunrise and sunset |

A table has at most twelve harbors. For more than that, create several tables and join them with \`tidewater join\`.

The result is Markdown. Add \`--format html\` for a site, or see [Print as PDF](/guides/pdf) for paper.
`,
  },
  {
    path: 'guides/media.mdx',
    title: 'Charts and images',
    text: `
Tidewater draws a forecast as a curve. Use it on a site, in a newsletter or on a screen in the club house.

## Draw a curve

~~~sh
tidewater chart cuxhaven --days 2 --size 1200x400 --out tide.png
~~~

The ending of the file chooses the format: \`.png\`, \`.svg\` or \`.webp\`. SVG stays sharp on every screen and is the
smallest of the three.

## Embed a live curve

A live curve updates every hour and needs no server of your own. Open **Settings, Embeds**, choose the harbor, and copy
the snippet:

~~~html
<img src="https://tidewater.example/live/cuxhaven.svg" alt="Tide at Cuxhaven">
~~~

## Limits

| Plan | Live curves | Views per month |
| --- | --- | --- |
| Free | 1 | 10,000 |
| Crew | 20 | 500,000 |
| Harbor | unlimited | unlimited |

Always write an alt text that says which harbor the curve shows. Readers who can't see it should not lose the forecast.
`,
  },
  {
    path: 'guides/pdf.mdx',
    title: 'Print as PDF',
    text: `
Some places have no signal, and paper needs no battery. The command \`print\` writes a month of tides to one sheet.

## Print a month

~~~sh
tidewater print brest --month 2026-12 --paper a4 --out brest.pdf
~~~

The sheet has one row per day, with the phase of the moon and the times of sunrise and sunset. Springs are bold, neaps
are light.

## Choose the paper

| Value | Sheet | Fits |
| --- | --- | --- |
| \`a4\` | 210 by 297 mm | one harbor |
| \`a3\` | 297 by 420 mm | four harbors |
| \`letter\` | 8.5 by 11 in | one harbor |

## Print a year

Add \`--year 2027\` instead of a month. The PDF then has a cover, twelve sheets and a list of the harbors. It takes about
a minute, so start it before you need it.

To put several harbors on one sheet, create a [tide table](/guides/tables) first.
`,
  },
  {
    path: 'guides/deploy.mdx',
    title: 'Run on a server',
    text: `
The screen in a harbor office shows tides all day. This guide runs Tidewater on a small server that needs no attention.

## Install the service

~~~sh
sudo tidewater service install --user tides
sudo systemctl enable --now tidewater
~~~

The service listens on port 8420 of the loopback interface. Put a reverse proxy before it if other machines need it.

## Configure it

The file \`/etc/tidewater.yaml\` lists the harbors and how often to update them:

~~~yaml
harbors: [cuxhaven, hamburg, brunsbuettel]
update: 1h
cache: /var/cache/tidewater
~~~

Each update counts as one request per harbor, so keep an eye on the [rate limits](/api/rate-limits).

## Deploy a preview

Try a new configuration without touching the screen. Run \`tidewater service preview new.yaml\`: it serves the preview on
port 8421 for an hour.

## Behind a proxy

Set \`HTTPS_PROXY\` in the unit file. Certificates of your own go into the folder \`/etc/tidewater/certs\`.
`,
  },
  {
    path: 'guides/sso.mdx',
    title: 'Single sign-on',
    text: `
Members of an organization sign in with the account that they already have. Single sign-on (SSO) works with every
identity provider that speaks SAML 2.0. It is part of the Harbor plan.

## Connect your provider

1. Open **Settings, Security** and choose **Connect SAML**.
2. Copy the two values into your provider: the entity ID and the reply URL.
3. Upload the metadata file of your provider.
4. Sign in once in a private window before you make SSO required.

## Who gets which role

A group of your provider becomes a role in Tidewater:

| Role | Can |
| --- | --- |
| viewer | read forecasts |
| skipper | change alerts and live curves |
| harbor master | manage members, keys and billing |

## If you lock yourself out

The owner of the organization can always sign in with a password and a second factor. Members without access should ask
the owner, because our support can't add people to an organization.

API keys stay valid when SSO becomes required. [Authentication](/api/authentication) says how to list them.
`,
  },
];

/** A page that only the branch `new-guide` has. */
export const DRAFT_PAGE: SamplePage = {
  path: 'guides/webhooks.mdx',
  title: 'Webhooks',
  text: `
A webhook calls your server when the forecast matches a rule. Use it where an e-mail is too slow.

## Add a webhook

~~~sh
tidewater alert add hamburg --above 4.2 --webhook https://example.com/tide
~~~

Tidewater sends a POST request with the harbor, the time and the height:

~~~json
{ "harbor": "hamburg", "kind": "high", "at": "06:12", "height": 4.3 }
~~~

## Check the sender

The header \`x-tidewater-signature\` contains an HMAC of the body. Compare it before you act on the request.

## Failures

Your server has <10 seconds to respond with a status from 200 to 299.
If it doesn't, Tidewater tries again three times.
Then it falls back to e-mail, see [Alerts](/guides/alerts).
`,
};
