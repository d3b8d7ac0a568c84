//! Parquet through the low-level column writers: the crate's default features would bring Arrow and
//! half a dozen compressions, and cost minutes of build time.

use std::fs::File;
use std::path::Path;
use std::sync::Arc;

use parquet::basic::{ConvertedType, Repetition, Type as Physical};
use parquet::data_type::{BoolType, ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::Type;

use super::{Cells, Column};
use crate::error::LabError;

pub(super) fn write(path: &Path, columns: &[Column]) -> Result<(), LabError> {
    let file = File::create(path).map_err(LabError::io(path))?;
    write_to(file, columns)
        .map_err(|error| LabError::file(path, format!("could not be written: {error}")))
}

fn write_to(file: File, columns: &[Column]) -> Result<(), ParquetError> {
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    let schema = Type::group_type_builder("deals").with_fields(fields).build()?;
    let properties = Arc::new(WriterProperties::builder().build());
    let mut writer = SerializedFileWriter::new(file, Arc::new(schema), properties)?;
    let mut group = writer.next_row_group()?;
    for column in columns {
        if let Some(target) = group.next_column()? {
            fill(target, &column.cells)?;
        }
    }
    group.close()?;
    writer.close().map(drop)
}

fn field(column: &Column) -> Result<Arc<Type>, ParquetError> {
    let (physical, converted) = match column.cells {
        Cells::Whole(_) => (Physical::INT64, ConvertedType::NONE),
        Cells::Real(_) => (Physical::DOUBLE, ConvertedType::NONE),
        Cells::Flag(_) => (Physical::BOOLEAN, ConvertedType::NONE),
        Cells::Text(_) => (Physical::BYTE_ARRAY, ConvertedType::UTF8),
    };
    let field = Type::primitive_type_builder(&column.name, physical)
        .with_repetition(Repetition::REQUIRED)
        .with_converted_type(converted)
        .build()?;
    Ok(Arc::new(field))
}

fn fill(mut target: SerializedColumnWriter<'_>, cells: &Cells) -> Result<(), ParquetError> {
    match cells {
        Cells::Whole(cells) => target.typed::<Int64Type>().write_batch(cells, None, None)?,
        Cells::Real(cells) => target.typed::<DoubleType>().write_batch(cells, None, None)?,
        Cells::Flag(cells) => target.typed::<BoolType>().write_batch(cells, None, None)?,
        Cells::Text(cells) => {
            let cells: Vec<ByteArray> =
                cells.iter().map(|cell| ByteArray::from(cell.as_str())).collect();
            target.typed::<ByteArrayType>().write_batch(&cells, None, None)?
        }
    };
    target.close()
}
