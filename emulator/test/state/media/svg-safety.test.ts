import { describe, expect, it } from 'vitest';
import { findUnsafeContent } from '../../../state/media/svg-safety.js';

function svg(inside: string, attributes = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
}

describe('findUnsafeContent', () => {
  it.each([
    svg('<path d="M0 0h9"/><text>script</text>'),
    svg('<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/><use xlink:href="#g"/>'),
    svg('<a href="https://example.com/"><text>link</text></a>'),
    svg('<style>.a { fill: red } .b { fill: url(#g) }</style>'),
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd">${svg('')}`,
    '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:g/></s:svg>',
  ])('accepts the safe drawing %s', (text) => expect(findUnsafeContent(text)).toBeNull());

  it.each([
    [svg('<script>alert(1)</script>'), '<script>'],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script/></s:svg>', '<script>'],
    [svg('<foreignObject/>'), '<foreignObject>'],
    [svg('', 'onload="alert(1)"'), 'onload'],
    [svg('<a href="javascript:alert(1)"/>'), '<a>'],
    [svg('<a xlink:href=" JAVASCRIPT:alert(1)"/>'), '<a>'],
    [svg('<image href="data:image/png;base64,AAAA"/>'), '<image>'],
    [svg('<use href="https://example.com/x.svg#a"/>'), '<use>'],
    [svg('<rect style="fill: url(https://example.com/x)"/>'), 'style'],
    [svg('<style>@import "x.css";</style>'), 'style'],
    [svg('<style><![CDATA[a { fill: url("//example.com") }]]></style>'), 'style'],
    [svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'), 'animation'],
    [`<!DOCTYPE svg [<!ENTITY x "y">]>${svg('')}`, 'entities'],
    [`<?xml-stylesheet href="x.css"?>${svg('')}`, 'stylesheet'],
    ['<html xmlns="http://www.w3.org/1999/xhtml"/>', 'root'],
    ['<svg/>', 'root'],
    [svg('<g>'), 'well-formed'],
    ['', 'well-formed'],
  ])('rejects the unsafe drawing %s', (text, reason) => expect(findUnsafeContent(text)).toContain(reason));
});
