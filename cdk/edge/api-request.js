// Runs in CloudFront before a request goes to the application (cloudfront-js-2.0: ES 5.1 and a little more, no modules).

/** Tells whose request it is; what the caller wrote into this header itself is replaced. */
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by this name.
function handler(event) {
  var request = event.request
  request.headers['armada-viewer-address'] = { value: event.viewer.ip }
  return request
}
