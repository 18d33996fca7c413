#!/usr/bin/env node
void require('./index.js').main();
