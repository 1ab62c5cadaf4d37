// Runs in CloudFront before its cache is asked (cloudfront-js-2.0: ES 5.1 and a little more, no modules). The cache then
// knows a page by the file chosen here, so that it never mixes the two languages.

/**
 * A page has no file of its own: the client reads the path. Its start page is `pl.html` or `index.html`. Whatever ends
 * in a dot and a name is a file, and left as it is; the number of a rule (`/rules/R8.10`) is none.
 */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  if (!/\.[a-z][^/.]*$/i.test(request.uri)) request.uri = wantsPolish(request) ? '/pl.html' : '/index.html'
  return request
}

/** The language that was chosen on a page, else the one the browser asks for. */
function wantsPolish(request) {
  var chosen = request.cookies.language
  if (chosen) return chosen.value === 'pl'
  var accepted = request.headers['accept-language']
  return accepted !== undefined && prefersPolish(accepted.value)
}

/** Whether Polish has a higher weight than English, or the same and comes first; other languages there are no pages in. */
function prefersPolish(accepted) {
  var best = { weight: 0, polish: false }
  accepted
    .toLowerCase()
    .split(',')
    .forEach((range) => {
      var parts = /^\s*(pl|en)(?:-[a-z0-9-]+)?\s*(?:;\s*q=([0-9.]+)\s*)?$/.exec(range)
      if (!parts) return
      var weight = parts[2] === undefined ? 1 : Number(parts[2])
      if (weight > best.weight) best = { weight: weight, polish: parts[1] === 'pl' }
    })
  return best.polish
}
