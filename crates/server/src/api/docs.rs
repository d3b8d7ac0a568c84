//! The `OpenAPI` document as a page to read, without a script and without anything from elsewhere.

use std::fmt::Write as _;

use serde_json::Value;
use utoipa::openapi::OpenApi;

const HEAD: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\">\
<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
<title>Subibaja: the interface</title><style>\
body{font:1rem/1.6 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;\
color-scheme:light dark}code,pre{font-family:ui-monospace,monospace}\
pre{overflow-x:auto;border:1px solid #8888;padding:.6rem;border-radius:.4rem}\
h2 code{font-weight:700}th,td{text-align:left;padding:.1rem 1rem .1rem 0;vertical-align:top}</style>";

/// The page.
pub(super) fn page(document: &OpenApi) -> String {
    let document = serde_json::to_value(document).unwrap_or_default();
    let mut page = String::from(HEAD);
    let info = &document["info"];
    // Writing to a string can't fail.
    let _ = write!(page, "<h1>{}</h1><p>{}</p>", text(&info["title"]), text(&info["description"]));
    page.push_str("<p><a href=\"/api/openapi.json\">The same as an OpenAPI document</a></p>");
    for (path, methods) in entries(&document["paths"]) {
        for (method, operation) in entries(methods) {
            let method = method.to_uppercase();
            let _ = write!(page, "<h2><code>{method} {}</code></h2>", escape(path));
            let _ = write!(page, "<p><strong>{}.</strong> ", text(&operation["summary"]));
            let _ = write!(page, "{}</p>", text(&operation["description"]));
            if let Some(name) = schema_name(&operation["requestBody"]) {
                let _ = write!(page, "<p>Body: <a href=\"#{name}\"><code>{name}</code></a></p>");
            }
            page.push_str("<table>");
            for (status, response) in entries(&operation["responses"]) {
                let what = text(&response["description"]);
                let _ = write!(page, "<tr><td><code>{status}</code><td>{what}<td>");
                if let Some(name) = schema_name(response) {
                    let _ = write!(page, "<a href=\"#{name}\"><code>{name}</code></a>");
                }
            }
            page.push_str("</table>");
        }
    }
    page.push_str("<h2>Schemas</h2>");
    for (name, schema) in entries(&document["components"]["schemas"]) {
        let json = serde_json::to_string_pretty(schema).unwrap_or_default();
        let _ = write!(page, "<h3 id=\"{name}\">{name}</h3><pre>{}</pre>", escape(&json));
    }
    page
}

fn entries(object: &Value) -> impl Iterator<Item = (&String, &Value)> {
    object.as_object().into_iter().flatten()
}

/// The name of the schema of a body.
fn schema_name(body: &Value) -> Option<&str> {
    let content = body["content"].as_object()?.values().next()?;
    content["schema"]["$ref"].as_str()?.rsplit('/').next()
}

fn text(value: &Value) -> String {
    escape(value.as_str().unwrap_or_default())
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
