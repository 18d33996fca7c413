"use strict";
exports.id = 6532;
exports.ids = [6532];
exports.modules = {

/***/ 96532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ Font),
/* harmony export */   p6: () => (/* reexport safe */ _node_modules_pdf_lib_standard_fonts_es_Encoding_js__WEBPACK_IMPORTED_MODULE_5__.p),
/* harmony export */   sD: () => (/* binding */ FontNames)
/* harmony export */ });
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_Bold_compressed_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91525);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Courier_compressed_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10781);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_Oblique_compressed_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(259);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_compressed_json__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31625);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_utils_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32797);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Encoding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29093);
/** Exports what pdf-lib imports from its fonts, with the metrics of the four fonts that the emulator's PDFs use, of 14. */








const METRICS = { Helvetica: _node_modules_pdf_lib_standard_fonts_es_Helvetica_compressed_json__WEBPACK_IMPORTED_MODULE_3__, 'Helvetica-Bold': _node_modules_pdf_lib_standard_fonts_es_Helvetica_Bold_compressed_json__WEBPACK_IMPORTED_MODULE_0__, 'Helvetica-Oblique': _node_modules_pdf_lib_standard_fonts_es_Helvetica_Oblique_compressed_json__WEBPACK_IMPORTED_MODULE_2__, Courier: _node_modules_pdf_lib_standard_fonts_es_Courier_compressed_json__WEBPACK_IMPORTED_MODULE_1__ };

/** pdf-lib recognizes a standard font by its name. */
const FontNames = Object.fromEntries(Object.keys(METRICS).map((name) => [name.replace('-', ''), name]));

const Font = {
  load(name) {
    const metrics = JSON.parse((0,_node_modules_pdf_lib_standard_fonts_es_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .decompressJson */ .Ok)(METRICS[name]));
    const widths = new Map(metrics.CharMetrics.map(({ N: glyph, WX: width }) => [glyph, width]));
    const kerning = new Map(metrics.KernPairs.map(([left, right, amount]) => [`${left} ${right}`, amount]));
    return {
      ...metrics,
      getWidthOfGlyph: (glyph) => widths.get(glyph),
      getXAxisKerningForPair: (left, right) => kerning.get(`${left} ${right}`),
    };
  },
};


/***/ })

};
;